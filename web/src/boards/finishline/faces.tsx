/** The faces of the dice, and the shape that goes with each colour. */
import type { VNode } from "preact"
import { Die } from "../../parts/Die"
import type { Motion } from "../../motion"

const SHOE = "M30 20V50A20 20 0 0 0 70 50V20"

/** One shape a colour, for those who do not see it: ring, triangle, diamond, square, star. */
const MARKS: Record<string, string> = {
  white: "M88 74a9 9 0 1 1-.1 0zM88 79a4 4 0 1 0 .1 0z",
  red: "M88 72L98 90H78Z",
  green: "M88 70L98 81L88 92L78 81Z",
  black: "M80 73H97V90H80Z",
  yellow: "M88 69L91 78H100L93 83L96 92L88 86L80 92L83 83L76 78H85Z",
}
const COLOURS: Record<string, [string, string]> = {
  white: ["#fffdf7", "#1b1a17"],
  red: ["#c92f24", "#ffffff"],
  green: ["#1c7a43", "#ffffff"],
  black: ["#23262b", "#ffffff"],
  yellow: ["#f4c52e", "#1b1a17"],
}

const LINES: Record<string, string[]> = {
  horseshoe: [SHOE],
  whip: ["M22 80L60 36Q70 22 78 30Q84 40 72 46"],
  pace: ["M20 38H74L62 26", "M80 62H26L38 74"],
  disqualified: ["M26 24L74 72", "M74 24L26 72"],
  interference: ["M20 26C50 26 46 72 76 72L66 62M76 72L66 80", "M20 72C50 72 46 26 76 26L66 16M76 26L66 36"],
  head_to_head: ["M22 24L52 36L22 48Z", "M22 54L52 66L22 78Z", "M64 16V84"],
  speed_loss: ["M54 22L26 48L54 74", "M80 22L52 48L80 74"],
  insider: ["M14 48Q50 8 86 48Q50 88 14 48Z", "M50 36a12 12 0 1 1-.1 0z"],
  extra_turn: ["M74 34A28 28 0 1 0 78 52M78 20V36H62"],
  helmet: ["M22 58Q22 22 52 22Q78 24 80 54L92 60H20Z"],
}

/** What a face shows, in a square of 100 × 100. */
export function Face({ face, sideBet = 500 }: { face: string; sideBet?: number }): VNode | null {
  if (face === "double")
    return (
      <>
        <path class="fl-line" d={SHOE} transform="translate(-2 16) scale(.6)" />
        <path class="fl-line" d={SHOE} transform="translate(42 16) scale(.6)" />
      </>
    )
  if (face.startsWith("outsider_"))
    return (
      <>
        <circle class="fl-coin" cx="50" cy="48" r="34" />
        <text class="fl-worth" x="50" y="57">
          {face.slice("outsider_".length)}
        </text>
      </>
    )
  if (face === "side_bet")
    return (
      <>
        <path class="fl-coin" d="M14 24H86V40A9 9 0 0 0 86 58V74H14V58A9 9 0 0 0 14 40Z" />
        <text class="fl-worth" x="50" y="58">
          {sideBet}
        </text>
      </>
    )
  const lines = LINES[face]
  if (!lines) return <path class="fl-line fl-blank" d="M36 48H64" />
  return (
    <>
      {lines.map((line) => (
        <path key={line} class="fl-line" d={line} />
      ))}
    </>
  )
}

interface FlDieProps {
  die: string
  face?: string | undefined
  size?: number | string
  x?: number
  y?: number
  label?: string
  faded?: boolean
  sideBet?: number
  motion?: Motion
}

/** A die of a colour: its face, or before it is rolled only its colour and shape. */
export function FlDie({ die, face, sideBet, ...rest }: FlDieProps): VNode {
  const [colour, ink] = COLOURS[die] ?? ["#fff", "#000"]
  return (
    <Die
      {...rest}
      colour={colour}
      ink={ink}
      class={`fl-die fl-die-${die}`}
      face={
        face === undefined ? (
          <path d={MARKS[die]} transform="translate(-155 -114) scale(2.33 2)" />
        ) : (
          <>
            <Face face={face} {...(sideBet === undefined ? {} : { sideBet })} />
            <path d={MARKS[die]} transform="translate(-9 -7)" />
          </>
        )
      }
    />
  )
}

/** A die lying on a horse: small, so only what it shows, in a white frame to stand out from the turf. */
export function LyingDie({
  piece,
  size,
  x,
  y,
  worth,
}: {
  piece: string
  size: number
  x?: number
  y?: number
  worth: string
}): VNode {
  const [die, face] = LYING[piece] ?? ["white", "horseshoe"]
  const [colour, ink] = COLOURS[die] ?? ["#fff", "#000"]
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} x={x} y={y} class="fl-small" overflow="visible">
      <rect
        x="4"
        y="4"
        width="92"
        height="92"
        rx="20"
        style={{ fill: colour, stroke: die === "white" ? "#1b1a17" : "#fffdf7" }}
      />
      <g style={{ color: ink, fill: ink }}>
        {face.startsWith("outsider_") ? (
          <text class="fl-small-worth" x="50" y="68">
            {worth}
          </text>
        ) : (
          <Face face={face} />
        )}
      </g>
    </svg>
  )
}

/** What lies on horses: the colour and the face of the die. */
export const LYING: Record<string, [string, string]> = {
  white: ["white", "horseshoe"],
  whip: ["red", "whip"],
  outsider_1000: ["green", "outsider_1000"],
  outsider_2000: ["green", "outsider_2000"],
  outsider_3000: ["green", "outsider_3000"],
  black: ["black", "horseshoe"],
}

/** Which piece a die becomes once it lies on a horse. */
export const PIECE: Record<string, string> = {
  horseshoe: "white",
  whip: "whip",
  outsider_1000: "outsider_1000",
  outsider_2000: "outsider_2000",
  outsider_3000: "outsider_3000",
  extra_turn: "black",
}
