/** The dice of Cubitos: candy cubes with faces. Awake they show what they rolled, asleep they wait or missed. */
import type { ComponentChildren, VNode } from "preact"

const INK = "#2b1b3a"

export const CANDY: Record<string, { body: string; side: string; light: string }> = {
  light_gray: { body: "#cfd3dc", side: "#a3a8b5", light: "#e6e9ef" },
  dark_gray: { body: "#8b92a1", side: "#646b7a", light: "#a9afbc" },
  start: { body: "#2f3d5f", side: "#1b2540", light: "#50618b" },
  red: { body: "#ee4b5e", side: "#b92a42", light: "#f9858f" },
  orange: { body: "#fa9a3c", side: "#cf6d12", light: "#ffc083" },
  yellow: { body: "#fbd043", side: "#d29f10", light: "#ffe58a" },
  green: { body: "#55bf6b", side: "#2f8f49", light: "#90dc9f" },
  blue: { body: "#4ea8e8", side: "#2479b8", light: "#95cff7" },
  purple: { body: "#a772e2", side: "#7743b5", light: "#cba6f4" },
  brown: { body: "#b98453", side: "#875a31", light: "#d9ad82" },
  white: { body: "#fffdf6", side: "#d8cfbf", light: "#ffffff" },
}

/** What sticks out at the top of a cube: every colour has its own outline, so that nobody needs the colour alone. */
function crown(die: string): ComponentChildren {
  const { body, side, light } = CANDY[die]!
  switch (die) {
    case "red":
      return (
        <g fill={body} stroke={side} stroke-width="1.5" stroke-linejoin="round">
          <path d="M3 6C-3 0 0-8 7-7L5-2L11-3C13 2 9 6 6 7Z" />
          <path d="M37 6C43 0 40-8 33-7L35-2L29-3C27 2 31 6 34 7Z" />
        </g>
      )
    case "orange":
      return (
        <g fill={body} stroke={side} stroke-width="1.5">
          <circle cx="8" cy="2" r="5" />
          <circle cx="32" cy="2" r="5" />
          <circle cx="8" cy="2" r="1.8" fill={side} stroke="none" />
          <circle cx="32" cy="2" r="1.8" fill={side} stroke="none" />
        </g>
      )
    case "yellow":
      return <path d="M4 6L33-6Q38-5 38 6Z" fill={light} stroke={side} stroke-width="1.5" stroke-linejoin="round" />
    case "green":
      return (
        <path
          d="M10 5L7-5L14-1L20-8L26-1L33-5L30 5Z"
          fill="#2f8f49"
          stroke="#1f6b34"
          stroke-width="1.5"
          stroke-linejoin="round"
        />
      )
    case "blue":
      return (
        <g fill={body} stroke={side} stroke-width="1.5">
          <rect x="6" y="-8" width="7" height="15" rx="3.5" />
          <rect x="27" y="-8" width="7" height="15" rx="3.5" />
        </g>
      )
    case "purple":
      return (
        <path
          d="M5 5L9-5L14 4L20-8L26 4L31-5L35 5Z"
          fill={light}
          stroke={side}
          stroke-width="1.5"
          stroke-linejoin="round"
        />
      )
    case "brown":
      return (
        <g fill={side}>
          <path d="M4 3C-5 3-4 20 1 22C6 22 8 10 8 4Z" />
          <path d="M36 3C45 3 44 20 39 22C34 22 32 10 32 4Z" />
        </g>
      )
    case "white":
      return (
        <g fill={body} stroke={side} stroke-width="1.5" stroke-linejoin="round">
          <path d="M4 9L5-6L15 3Z" />
          <path d="M36 9L35-6L25 3Z" />
        </g>
      )
    case "start":
      return (
        <g>
          <path d="M20 3V-8" stroke={side} stroke-width="2" />
          <path d="M20-8H32V0H20Z" fill="#fff" stroke={side} stroke-width="1" />
          <path d="M20-8h4v4h4v-4h4v4h-4v4h-4v-4h-4z" fill={side} />
        </g>
      )
    case "dark_gray":
      return <rect x="14" y="-3" width="12" height="7" rx="2.5" fill={body} stroke={side} stroke-width="1.5" />
    default:
      return (
        <g fill={body} stroke={side} stroke-width="1.5">
          <rect x="6" y="-2" width="10" height="6" rx="2.5" />
          <rect x="24" y="-2" width="10" height="6" rx="2.5" />
        </g>
      )
  }
}

/** Nose, mouth and the like. */
function features(die: string): ComponentChildren {
  const line = {
    fill: "none",
    stroke: INK,
    "stroke-width": 1.8,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  } as const
  switch (die) {
    case "red":
      return <path d="M13 27l3.5-3 3.5 3 3.5-3 3.5 3" {...line} />
    case "orange":
      return (
        <g>
          <ellipse cx="20" cy="22.5" rx="3" ry="2" fill={INK} />
          <path d="M16.5 26h7v6.5h-7z" fill="#fff" stroke={INK} stroke-width="1.3" />
          <path d="M20 26v6.5" stroke={INK} stroke-width="1.1" />
        </g>
      )
    case "yellow":
      return (
        <g>
          <g fill="#d29f10">
            <circle cx="8" cy="29" r="3" />
            <circle cx="33" cy="27" r="2.4" />
            <circle cx="31" cy="8.5" r="2.6" />
            <circle cx="8" cy="9.5" r="1.8" />
          </g>
          <path d="M14 25q6 6 12 0" {...line} />
        </g>
      )
    case "green":
      return <path d="M15 27q5 3 10-2" {...line} />
    case "blue":
      return (
        <g>
          <ellipse cx="20" cy="26.5" rx="8.5" ry="6.5" fill="#d9effd" />
          <path d="M17 25v1.5M23 25v1.5M17 29.5q3 1.8 6 0" {...line} />
        </g>
      )
    case "purple":
      return (
        <g>
          <path d="M11 25q9 7 18 0z" fill={INK} stroke={INK} stroke-width="1.5" stroke-linejoin="round" />
          <path d="M14 25.5l2 3 2-3zM22 25.5l2 3 2-3z" fill="#fff" />
        </g>
      )
    case "brown":
      return (
        <g>
          <path d="M17 27.5h6v4a3 3 0 0 1-6 0z" fill="#f48a9a" />
          <ellipse cx="20" cy="24" rx="4" ry="2.8" fill={INK} />
          <path d="M14 27q6 2 12 0" {...line} />
        </g>
      )
    case "white":
      return (
        <g>
          <path d="M18 22.5h4l-2 2.5z" fill="#e0447c" />
          <path d="M15.5 27q2.3 2 4.5-.8q2.2 2.8 4.5 .8" {...line} />
          <path d="M9 23l-6-1.5M9 26l-6 1M31 23l6-1.5M31 26l6 1" {...line} stroke-width="1.1" />
        </g>
      )
    case "start":
      return <path d="M14 25q6 5 12 0" {...line} stroke="#fff" />
    default:
      return <path d="M16 26h8" {...line} />
  }
}

/** Open or closed eyes. */
function eyes(die: string, awake: boolean): ComponentChildren {
  const dark = die === "start" ? "#fff" : INK
  if (!awake) {
    return (
      <path
        d="M10.5 18q3 2.8 6 0M23.5 18q3 2.8 6 0"
        fill="none"
        stroke={dark}
        stroke-width="1.8"
        stroke-linecap="round"
      />
    )
  }
  if (die === "green") {
    return (
      <g>
        <path d="M5 14h30v3q-1 6-7 6t-7-5h-2q-1 5-7 5t-7-6z" fill={INK} />
        <path d="M9 16l4 0-3 4zM24 16l4 0-3 4z" fill="#fff" opacity=".7" />
      </g>
    )
  }
  return (
    <g>
      <circle cx="13.5" cy="17" r="4.2" fill="#fff" stroke={INK} stroke-width="1" />
      <circle cx="26.5" cy="17" r="4.2" fill="#fff" stroke={INK} stroke-width="1" />
      <circle cx="14.3" cy="17.5" r="2.1" fill={INK} />
      <circle cx="25.7" cy="17.5" r="2.1" fill={INK} />
      {die === "blue" ? <path d="M9 16.5h9v-4h-9zM22 16.5h9v-4h-9z" fill={CANDY.blue!.body} /> : null}
    </g>
  )
}

/** The number on a coin, an arrow or a gem. */
function number(amount: string, y: number, ink = INK): ComponentChildren {
  return (
    <text x="20" y={y} text-anchor="middle" class="cubitos-number" style={{ fill: ink }}>
      {amount}
    </text>
  )
}

export const STEP_ARROW = "M6 13h13V6.5L34 19.5L19 32.5V26H6z"
export const GEM = "M12 8h16l7 9-15 16-15-16z"

/** What a face shows. */
function shown(die: string, face: string): ComponentChildren {
  const amount = face.at(-1)!
  if (face === "blank") return [eyes(die, false), features(die)]
  if (face.startsWith("coin")) {
    return (
      <g>
        <circle cx="20" cy="19.5" r="13" fill="#f2a900" stroke={INK} stroke-width="1.5" />
        <circle cx="20" cy="19.5" r="9.8" fill="#ffd34d" />
        {number(amount, 25.5)}
      </g>
    )
  }
  if (face.startsWith("step")) {
    return (
      <g>
        <path d={STEP_ARROW} fill="#fff" stroke={INK} stroke-width="1.8" stroke-linejoin="round" />
        {number(amount, 25.5)}
      </g>
    )
  }
  if (face.startsWith("credit")) {
    return (
      <g>
        <path d={GEM} fill="#e0447c" stroke={INK} stroke-width="1.5" stroke-linejoin="round" />
        {number(amount, 24, "#fff")}
      </g>
    )
  }
  return [eyes(die, true), features(die), face === "power" ? star(31, 31) : null]
}

/** The sign of a power symbol. */
export function star(x: number, y: number): VNode {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0-9L2.6-3L9-2.6L4.2 1.6L5.6 8L0 4.6L-5.6 8L-4.2 1.6L-9-2.6L-2.6-3Z"
      fill="#ffd34d"
      stroke={INK}
      stroke-width="1.5"
      stroke-linejoin="round"
    />
  )
}

export interface CubeProps {
  die: string
  /** What it shows; a waiting die sleeps. */
  face?: string
  size?: number
  x?: number
  y?: number
  used?: "" | "main" | "second" | "both"
  label?: string
  class?: string
}

export function Cube({ die, face = "blank", size = 40, x, y, used = "", label, class: name = "" }: CubeProps): VNode {
  const { body, side, light } = CANDY[die]!
  return (
    <svg
      class={`cubitos-cube ${used === "both" ? "cubitos-used" : ""} ${name}`}
      viewBox="-4 -9 48 54"
      width={size}
      height={(size * 54) / 48}
      x={x}
      y={y}
      overflow="visible"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {die === "brown" ? null : crown(die)}
      <rect x="1.5" y="6" width="37" height="37" rx="9" fill={side} />
      <rect x="1.5" y="2" width="37" height="36" rx="9" fill={body} stroke={side} stroke-width="1.4" />
      <path d="M9 4.5h22" stroke={light} stroke-width="2.5" stroke-linecap="round" />
      {die === "brown" ? crown(die) : null}
      {shown(die, face)}
      {used ? (
        <g>
          <circle cx="35" cy="4" r="8" fill="#1f7a45" stroke="#fff" stroke-width="2" />
          <path
            d={used === "both" ? "M31 4l3 3 5-6" : "M31.5 4h7"}
            fill="none"
            stroke="#fff"
            stroke-width="2.2"
            stroke-linecap="round"
          />
        </g>
      ) : null}
    </svg>
  )
}
