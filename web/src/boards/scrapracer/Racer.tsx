/** The six racers from above: a silhouette, a colour and two letters each. They point to the right. */
import type { VNode } from "preact"

/** Bodies in a square of about 40 × 30 around the origin. */
const BODIES: Record<string, string> = {
  swifty: "M-18-9L2-11L20-1.5V1.5L2 11L-18 9L-13 0Z",
  jackal: "M-17-9H6L20-12L14-4.5L19 0L14 4.5L20 12L6 9H-17Q-13 0-17-9Z",
  crusher: "M-17-10H9V-15H17V15H9V10H-17Z",
  hover: "M0-14A17 14 0 0 1 0 14A17 14 0 0 1 0-14Z",
  twister: "M-18-13L-6-9L14-6Q21 0 14 6L-6 9L-18 13Q-10 0-18-13Z",
  steel_jacket: "M-12-13H8L18-6V6L8 13H-12L-18 7V-7Z",
}

/** What tells them apart besides the outline: fins, teeth, blade, rings, swirl, armour. */
const DETAILS: Record<string, string> = {
  swifty: "M-18-9L-23-13L-14-10ZM-18 9L-23 13L-14 10Z",
  jackal: "M7-9L10-4L13-9.5M7 9L10 4L13 9.5",
  crusher: "M11-12V12M14-12V12",
  hover: "M-21 0A21 18 0 0 1 0-18M21 0A21 18 0 0 1 0 18",
  twister: "M-14-9Q-4-2-14 0Q-4 2-14 9",
  steel_jacket: "M-13-9H7L14-4.5M-13 9H7L14 4.5",
}

const WHEELS = "M-14-14h9v5h-9zM4-14h9v5h-9zM-14 9h9v5h-9zM4 9h9v5h-9z"

interface RacerProps {
  name: string
  letters: string
  /** Degrees the racer is turned by, so that its letters stay upright. */
  angle?: number
  own?: boolean
}

export function RacerBody({ name, letters, angle = 0, own }: RacerProps): VNode {
  return (
    <g class={`sr-body sr-${name} ${own ? "sr-own" : ""}`}>
      {name === "hover" ? null : <path class="sr-wheels" d={WHEELS} />}
      <path class="sr-hull" d={BODIES[name]} />
      <path class="sr-detail" d={DETAILS[name]} />
      <circle class="sr-roundel" r="8.6" cx="-2" />
      <text class="sr-letters" x="-2" y="3.6" transform={`rotate(${-angle} -2 0)`}>
        {letters}
      </text>
    </g>
  )
}

/** A racer as a picture of its own, beside texts. */
export function RacerMark({ name, letters, size = 34 }: { name: string; letters: string; size?: number }): VNode {
  return (
    <svg class="sr-mark" viewBox="-25 -19 50 38" width={size} height={(size * 38) / 50} aria-hidden="true">
      <RacerBody name={name} letters={letters} />
    </svg>
  )
}
