/** The keys 1 to 9 for what a decision offers: the plain buttons of the frame and those of a board alike. */
import { useLayoutEffect } from "preact/hooks"

const FIELDS = "input:not([type=range],[type=checkbox],[type=radio]), select, textarea"

/** Whether a key press belongs to a field or a shortcut of the browser rather than to the game. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement && event.target.matches(FIELDS))

export function useKeys(jobs: (() => void)[], busy: boolean): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const job = /^[1-9]$/.test(event.key) ? jobs[Number(event.key) - 1] : undefined
      if (!job || busy || isTyping(event) || document.querySelector("dialog[open]")) return
      event.preventDefault()
      job()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  })
}
