/** Tells screen readers what happens: every event and every decision, once. */
import type { VNode } from "preact"

const KEPT = 60
let place: HTMLElement | null = null

/** Says something to those who listen. Lines are added by hand: one that were moved would be read out again. */
export function announce(text: string): void {
  if (!place || !text) return
  const line = document.createElement("p")
  line.textContent = text
  place.append(line)
  while (place.childElementCount > KEPT) place.firstElementChild?.remove()
}

/** Forgets what was said: whoever takes the device over is not to find it. */
export function hush(): void {
  place?.replaceChildren()
}

export function Announcer(): VNode {
  return (
    <div
      class="hidden-text"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      id="announcer"
      ref={(element) => {
        place = element
      }}
    />
  )
}
