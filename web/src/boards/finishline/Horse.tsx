/** A horse at full stretch with its jockey, to the right, in a box of 100 × 62. */
import type { VNode } from "preact"
import { coatOf, silkOf } from "./silks"

const BODY =
  "M98 15Q100 20 96 22L88 22Q82 25 79 32Q77 40 70 43Q56 46 44 42Q34 47 25 43Q17 38 19 30Q21 22 32 22Q44 24 54 23Q64 22 71 16Q78 10 85 8L86 3L89 7Q93 9 98 15Z"
const TAIL = "M22 26Q12 19 1 27Q9 27 11 32Q16 30 21 33Z"
const MANE = "M86 6Q75 9 68 18Q62 23 55 23Q64 17 70 11Q77 5 86 6Z"
const LEGS = ["M71 39L83 45L95 54", "M68 41L77 49L71 58", "M27 39L15 46L3 55", "M31 41L25 51L14 59"]

export function Horse({ horse }: { horse: number }): VNode {
  const coat = coatOf(horse)
  const { ground, mark } = silkOf(horse)
  return (
    <g class="fl-horse-body">
      {LEGS.map((leg, at) => (
        <path key={leg} class={`fl-leg ${at % 2 ? "fl-leg-far" : ""}`} d={leg} style={{ stroke: coat }} />
      ))}
      <path d={TAIL} style={{ fill: coat }} class="fl-dark" />
      <path d={BODY} style={{ fill: coat }} />
      <path d={MANE} class="fl-dark" style={{ fill: coat }} />
      <circle cx="90" cy="13" r="1.3" class="fl-eye" />
      <path class="fl-rein" d="M94 20L72 19L64 17" />
      <path class="fl-breeches" d="M45 19L57 25L51 34" />
      <path class="fl-boot" d="M55 27L50 35L55 37" />
      <path class="fl-jersey" d="M40 21Q42 8 56 5L66 9Q64 18 54 22Z" style={{ fill: ground }} />
      <path d="M46 12L54 21L48 22L43 15Z" style={{ fill: mark }} />
      <path class="fl-sleeve" d="M60 10L66 17L72 19" style={{ stroke: mark }} />
      <path d="M60 4A6 6 0 0 1 72 3L75 5H60Z" style={{ fill: mark }} class="fl-cap" />
      <circle cx="66" cy="7" r="3.4" class="fl-face" />
      <g class="fl-cloth">
        <rect x="33" y="22" width="25" height="19" rx="2.5" />
        <text x="45.5" y="37">
          {horse}
        </text>
      </g>
    </g>
  )
}
