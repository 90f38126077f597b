/** The keys 1 to 9 for the first nine actions, as in the frame's plain list. */
import { useEffect } from "preact/hooks"
import type { Action, BoardProps } from "../board"

const FIELDS = "input:not([type=range],[type=checkbox],[type=radio]), select, textarea"

export function useKeys(actions: Action[], { act, busy }: BoardProps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const chosen = /^[1-9]$/.test(event.key) ? actions[Number(event.key) - 1] : undefined
      const typing = event.target instanceof HTMLElement && event.target.matches(FIELDS)
      if (!chosen || typing || busy || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector("dialog[open]")) return
      event.preventDefault()
      act(chosen)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [actions, busy, act])
}
