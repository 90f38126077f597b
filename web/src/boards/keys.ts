/** The keys 1 to 9 for what a board's own decision offers, as the plain buttons of the frame have them. */
import { useEffect } from "preact/hooks"

const KEYS = "123456789"

export function useKeys(jobs: (() => void)[], busy: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const job = jobs[KEYS.indexOf(event.key)]
      const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea")
      if (!job || busy || typing || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector("dialog[open]")) return
      event.preventDefault()
      job()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  })
}
