/** Tells screen readers what happens: every event and every decision, once. */
import { signal } from "@preact/signals"
import type { VNode } from "preact"

const KEPT = 60
const lines = signal<{ id: number; text: string }[]>([])
let next = 0

/** Says something to those who listen. */
export function announce(text: string): void {
  if (text) lines.value = [...lines.peek().slice(1 - KEPT), { id: next++, text }]
}

/** Forgets what was said: whoever takes the device over is not to find it. */
export function hush(): void {
  lines.value = []
}

export function Announcer(): VNode {
  return (
    <div class="hidden-text" role="log" aria-live="polite" aria-relevant="additions" id="announcer">
      {lines.value.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  )
}
