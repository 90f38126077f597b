/** The mark of a seat: a colour, a shape and a letter, so that no one of them is needed alone. */
import type { VNode } from "preact"

export const SEAT_LETTERS = ["A", "B", "C", "D", "E", "F"]

/** Outlines in a square of 100 × 100: circle, square, triangle, diamond, hexagon, house. */
export const SEAT_SHAPES = [
  "M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92z",
  "M10 10h80v80H10z",
  "M50 2L98 92H2z",
  "M50 1L99 50L50 99L1 50z",
  "M27 8h46l25 42l-25 42H27L2 50z",
  "M50 2L96 40V96H4V40z",
]

export const seatColour = (seat: number): string => `var(--seat-${seat % 6})`

/** The mark as a drawing of its own, also inside another one. */
export function SeatMark({
  seat,
  size = 28,
  x,
  y,
  label,
}: {
  seat: number
  size?: number | string
  x?: number
  y?: number
  label?: string
}): VNode {
  const low = seat % 6 === 2 ? 80 : seat % 6 === 5 ? 76 : 68
  return (
    <svg
      class="seat-mark"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      x={x}
      y={y}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={SEAT_SHAPES[seat % 6]} style={{ fill: seatColour(seat) }} />
      <text x="50" y={low} text-anchor="middle" class="seat-letter">
        {SEAT_LETTERS[seat % 6]}
      </text>
    </svg>
  )
}
