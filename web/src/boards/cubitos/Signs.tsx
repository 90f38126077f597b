/** Small signs: credits, fans, coins, steps, dice to gain and to lose, jet packs. All around the origin, 36 units wide. */
import type { VNode } from "preact"
import type { Reward, Shortcut } from "./types"

const INK = "#2b1b3a"

function Count({
  value,
  y = 6,
  ink = INK,
  size = 19,
}: {
  value: string | number
  y?: number
  ink?: string
  size?: number
}): VNode {
  return (
    <text y={y} text-anchor="middle" class="cubitos-sign" style={{ fill: ink, fontSize: `${size}px` }}>
      {value}
    </text>
  )
}

export function Credit({ amount }: { amount?: number | undefined }): VNode {
  return (
    <g>
      <path d="M-11-15h22l9 11L0 18L-20-4z" fill="#0c8f84" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" />
      <path d="M-11-15L-7-4H-20M11-15L7-4H20M-7-4H7L0 18z" fill="none" stroke="#7be0d4" stroke-width="1.5" />
      {amount === undefined ? null : <Count value={amount} y={7} ink="#fff" />}
    </g>
  )
}

export function Heart({ amount }: { amount?: number | undefined }): VNode {
  return (
    <g>
      <path
        d="M0 17C-26-1-19-19-8-19C-3-19 0-15 0-12C0-15 3-19 8-19C19-19 26-1 0 17Z"
        fill="#d92a68"
        stroke="#fff"
        stroke-width="2.5"
      />
      {amount === undefined ? null : <Count value={amount} y={4} ink="#fff" size={17} />}
    </g>
  )
}

export function Coin({ amount }: { amount?: number | undefined }): VNode {
  return (
    <g>
      <circle r="17" fill="#f2a900" stroke={INK} stroke-width="1.5" />
      <circle r="12.5" fill="#ffd34d" />
      {amount === undefined ? null : <Count value={amount} y={7} />}
    </g>
  )
}

export function Step({ amount, wet = false }: { amount?: number | undefined; wet?: boolean }): VNode {
  return (
    <g>
      <path
        d="M-17-8H0V-17L18 0L0 17V8H-17z"
        fill={wet ? "#8fd3ff" : "#fff"}
        stroke={INK}
        stroke-width="2"
        stroke-linejoin="round"
      />
      {amount === undefined ? null : <Count value={amount} y={6} size={17} />}
    </g>
  )
}

function Block({
  body,
  side,
  sign,
  tint,
  words,
  ink,
}: {
  body: string
  side: string
  sign: string
  tint: string
  words: string
  ink: string
}): VNode {
  return (
    <g>
      <rect x="-15" y="-13" width="30" height="31" rx="7" fill={side} />
      <rect x="-15" y="-16" width="30" height="30" rx="7" fill={body} stroke="#fff" stroke-width="1.5" />
      <Count value={words} y={6} ink={ink} size={17} />
      <circle cx="14" cy="-13" r="9" fill={tint} stroke="#fff" stroke-width="2" />
      <path d={sign} stroke="#fff" stroke-width="3" stroke-linecap="round" />
    </g>
  )
}

/** One reward of a space. */
export function RewardSign({ reward }: { reward: Reward }): VNode {
  if (reward.kind === "credit") return <Credit amount={reward.amount} />
  if (reward.kind === "fan") return <Heart amount={reward.amount > 1 ? reward.amount : undefined} />
  if (reward.kind === "die") {
    const words = reward.limit ? `≤${reward.limit}` : "★"
    return <Block body="#fffdf6" side="#c9bfae" words={words} ink={INK} tint="#1f7a45" sign="M9.5-13h9M14-17.5v9" />
  }
  const words = reward.amount > 1 ? String(reward.amount) : ""
  return <Block body="#a9aebb" side="#6f7685" words={words} ink={INK} tint="#c2202f" sign="M9.5-13h9" />
}

export function JetPack({ times }: { times: number }): VNode {
  return (
    <g>
      {[-21, -8].map((x) => (
        <g key={x}>
          <path d={`M${x} 9h11l-5.5 14z`} fill="#ffc531" />
          <rect x={x} y="-19" width="11" height="29" rx="5.5" fill="#e8601c" stroke="#fff" stroke-width="1.5" />
        </g>
      ))}
      <text x="15" y="6" text-anchor="middle" class="cubitos-sign" style={{ fill: INK, fontSize: "17px" }}>
        {`×${times}`}
      </text>
    </g>
  )
}

/** What a shortcut costs. */
export function Price({ shortcut }: { shortcut: Shortcut }): VNode {
  return (
    <g transform="scale(.82)">
      {shortcut.pay === "coins" ? <Coin amount={shortcut.amount} /> : <Step amount={shortcut.amount} />}
    </g>
  )
}

/** A sign within a line of text. */
export function Inline({ children, size = 22 }: { children: VNode; size?: number }): VNode {
  return (
    <svg class="cubitos-inline" viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  )
}
