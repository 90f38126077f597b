/** A die: big, readable, and told apart by more than its colour. */
import type { ComponentChildren, VNode } from "preact"
import { useEffect, useRef } from "preact/hooks"
import type { Motion } from "../motion"

const PIPS: Record<number, [number, number][]> = {
  1: [[50, 50]],
  2: [[28, 28], [72, 72]], // prettier-ignore
  3: [[26, 26], [50, 50], [74, 74]], // prettier-ignore
  4: [[28, 28], [72, 28], [28, 72], [72, 72]], // prettier-ignore
  5: [[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]], // prettier-ignore
  6: [[28, 24], [72, 24], [28, 50], [72, 50], [28, 76], [72, 76]], // prettier-ignore
}

export interface DieProps {
  /** 1–6: pips. */
  value?: number | null
  /** Instead of pips: a drawing in a square of 100 × 100, or a short text. */
  face?: ComponentChildren
  /** Colour of the body, and of pips and texts on it. */
  colour?: string
  ink?: string
  /** A small letter or sign in the corner that tells the colour to those who do not see it. */
  mark?: string
  size?: number | string
  /** What a screen reader says; without it the die is decoration. */
  label?: string
  /** Where to put it inside another drawing. */
  x?: number
  y?: number
  /** The die tumbles whenever this changes. */
  rolled?: unknown
  motion?: Motion
  delay?: number
  faded?: boolean
  class?: string
}

export function Die(props: DieProps): VNode {
  const { value, face, colour = "var(--die)", ink = "var(--die-ink)", mark, size = 48, label, motion } = props
  const body = useRef<SVGGElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current && props.rolled !== undefined && props.rolled !== null) {
      void motion?.tumble(body.current, { delay: props.delay ?? 0 })
    }
    first.current = false
  }, [props.rolled])
  const pips = typeof value === "number" ? PIPS[value] : undefined
  return (
    <svg
      class={`die ${props.faded ? "die-faded" : ""} ${props.class ?? ""}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      x={props.x}
      y={props.y}
      overflow="visible"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g ref={body} class="die-body">
        <rect class="die-edge" x="4" y="8" width="92" height="90" rx="18" />
        <rect x="4" y="3" width="92" height="90" rx="18" style={{ fill: colour }} class="die-top" />
        {pips?.map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y - 2} r="9.5" style={{ fill: ink }} />
        ))}
        {!pips && typeof face !== "object" && face !== undefined ? (
          <text x="50" y="64" text-anchor="middle" class="die-text" style={{ fill: ink }}>
            {face}
          </text>
        ) : null}
        {!pips && typeof face === "object" ? <g style={{ fill: ink, color: ink }}>{face}</g> : null}
        {mark ? (
          <text x="88" y="89" text-anchor="end" class="die-mark" style={{ fill: ink }}>
            {mark}
          </text>
        ) : null}
      </g>
    </svg>
  )
}
