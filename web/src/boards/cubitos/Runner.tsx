/** A runner: a cube person in the colour and with the mark of its seat. Stands with its feet on the origin. */
import type { VNode } from "preact"
import { SEAT_LETTERS, SEAT_SHAPES, seatColour } from "../../parts/Seat"

const INK = "#2b1b3a"

export function Runner({ seat, awake = true, size = 1 }: { seat: number; awake?: boolean; size?: number }): VNode {
  return (
    <g transform={`scale(${size})`} class="cubitos-runner">
      <ellipse cy="1" rx="19" ry="5" fill={INK} opacity=".28" />
      <path d="M-8-12v10M8-12v10" stroke={INK} stroke-width="6" stroke-linecap="round" />
      <path d="M-10-1h6M6-1h6" stroke={INK} stroke-width="5" stroke-linecap="round" />
      <path d="M-17-26l-6 9M17-26l6-8" stroke={INK} stroke-width="5" stroke-linecap="round" />
      <rect
        x="-18"
        y="-45"
        width="36"
        height="37"
        rx="9"
        style={{ fill: seatColour(seat) }}
        stroke={INK}
        stroke-width="3"
      />
      <circle cx="-7.5" cy="-36" r="4.6" fill="#fff" stroke={INK} stroke-width="1" />
      <circle cx="7.5" cy="-36" r="4.6" fill="#fff" stroke={INK} stroke-width="1" />
      {awake ? (
        <g fill={INK}>
          <circle cx="-6.5" cy="-36" r="2.3" />
          <circle cx="8.5" cy="-36" r="2.3" />
        </g>
      ) : (
        <path d="M-11-36h7M4-36h7" stroke={INK} stroke-width="2.5" />
      )}
      <g transform="translate(-10 -30) scale(.2)">
        <path d={SEAT_SHAPES[seat % 6]} fill="#fff" stroke={INK} stroke-width="8" />
        <text x="50" y={seat % 6 === 2 ? 82 : 74} text-anchor="middle" class="cubitos-letter">
          {SEAT_LETTERS[seat % 6]}
        </text>
      </g>
    </g>
  )
}
