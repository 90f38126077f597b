/** A cover for each game, drawn flat: what one sees before knowing any rule. */
import type { VNode } from "preact"

/** A cube of building blocks with a face on it, its front corner at x, y. */
function Cube(props: {
  x: number
  y: number
  s: number
  top: string
  left: string
  right: string
  face?: number
}): VNode {
  const { x, y, s, top, left, right, face } = props
  const h = s * 0.5
  const w = s * 0.87
  return (
    <g>
      <path d={`M${x} ${y}l${w} ${-h}l${-w} ${-h}l${-w} ${h}z`} fill={top} />
      <path d={`M${x} ${y}v${s}l${-w} ${-h}v${-s}z`} fill={left} />
      <path d={`M${x} ${y}v${s}l${w} ${-h}v${-s}z`} fill={right} />
      {face === undefined ? null : (
        <g transform={`matrix(.87 .5 0 1 ${x - w} ${y - h})`} fill="#2a1026">
          <circle cx={s * 0.32} cy={s * 0.42} r={s * 0.075} />
          <circle cx={s * 0.68} cy={s * 0.42} r={s * 0.075} />
          <path
            d={
              face === 0
                ? `M${s * 0.3} ${s * 0.6}q${s * 0.2} ${s * 0.26} ${s * 0.4} 0z`
                : face === 1
                  ? `M${s * 0.38} ${s * 0.66}a${s * 0.12} ${s * 0.12} 0 1 0 ${s * 0.24} 0a${s * 0.12} ${s * 0.12} 0 1 0 ${-s * 0.24} 0z`
                  : `M${s * 0.3} ${s * 0.64}h${s * 0.4}v${s * 0.08}h${-s * 0.4}z`
            }
          />
        </g>
      )}
    </g>
  )
}

function Gearwheel({ x, y, r, fill, hole }: { x: number; y: number; r: number; fill: string; hole: string }): VNode {
  const teeth = Array.from({ length: 10 }, (_, n) => n * 36)
  return (
    <g transform={`translate(${x} ${y})`}>
      {teeth.map((angle) => (
        <rect
          key={angle}
          x={-r * 0.14}
          y={-r * 1.2}
          width={r * 0.28}
          height={r * 0.5}
          fill={fill}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={r} fill={fill} />
      <circle r={r * 0.36} fill={hole} />
    </g>
  )
}

/** One die seen from the front, for covers. */
function Pips({ x, y, s, value, turn = 0 }: { x: number; y: number; s: number; value: number; turn?: number }): VNode {
  const spots: Record<number, number[][]> = {
    2: [[0.28, 0.28], [0.72, 0.72]], // prettier-ignore
    3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]], // prettier-ignore
    5: [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]], // prettier-ignore
    6: [[0.28, 0.24], [0.72, 0.24], [0.28, 0.5], [0.72, 0.5], [0.28, 0.76], [0.72, 0.76]], // prettier-ignore
  }
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect width={s} height={s} rx={s * 0.18} y={s * 0.06} fill="#00000055" />
      <rect width={s} height={s} rx={s * 0.18} fill="#f7f2e6" />
      {(spots[value] ?? []).map(([cx, cy]) => (
        <circle key={`${cx}${cy}`} cx={cx! * s} cy={cy! * s} r={s * 0.1} fill="#1b1a17" />
      ))}
    </g>
  )
}

function ScrapRacer(): VNode {
  return (
    <g>
      <rect width="400" height="240" fill="#14746f" />
      <path d="M0 240V150L70 112L150 140L240 96L330 132L400 104V240z" fill="#0e5753" />
      <g fill="#e3b23c">
        <rect width="400" height="26" />
      </g>
      <g fill="#1b1a17">
        {Array.from({ length: 12 }, (_, n) => (
          <path key={n} d={`M${n * 40 - 22} 26l26 -26h20l-26 26z`} />
        ))}
      </g>
      <rect y="196" width="400" height="44" fill="#2a2622" />
      <g fill="#f7f2e6">
        {Array.from({ length: 7 }, (_, n) => (
          <rect key={n} x={n * 66 - 10} y="215" width="36" height="5" />
        ))}
      </g>
      <Gearwheel x={336} y={92} r={40} fill="#b4471f" hole="#14746f" />
      <Gearwheel x={286} y={58} r={18} fill="#7c2f13" hole="#14746f" />
      {/* The racer: a boiler on four unlike wheels. */}
      <path d="M62 178l10 -40h52l22 -34h58l16 34h40l26 18v22z" fill="#b4471f" />
      <path d="M150 138l17 -26h34l10 26z" fill="#bfe3df" />
      <path d="M62 178l10 -40h52v40z" fill="#8d3516" />
      <rect x="82" y="108" width="14" height="30" fill="#5b554a" />
      <rect x="78" y="100" width="22" height="10" fill="#7b7364" />
      <path d="M286 156l34 8v14h-34z" fill="#e3b23c" />
      <g fill="#f0c9b6">
        {[76, 96, 116, 160, 190, 220, 250, 272].map((x) => (
          <circle key={x} cx={x} cy="168" r="3" />
        ))}
      </g>
      <g>
        <circle cx="108" cy="188" r="30" fill="#1b1a17" />
        <circle cx="108" cy="188" r="13" fill="#8a8373" />
        <circle cx="252" cy="194" r="23" fill="#1b1a17" />
        <circle cx="252" cy="194" r="9" fill="#8a8373" />
      </g>
      <g fill="#d9d2c0" opacity=".9">
        <circle cx="78" cy="80" r="12" />
        <circle cx="58" cy="62" r="16" />
        <circle cx="30" cy="52" r="20" />
      </g>
      <Pips x={314} y={150} s={40} value={5} turn={-10} />
      <Pips x={350} y={176} s={34} value={2} turn={14} />
    </g>
  )
}

function Outspeed(): VNode {
  return (
    <g>
      <rect width="400" height="240" fill="#3b2a5c" />
      <rect y="70" width="400" height="60" fill="#6a3560" />
      <rect y="104" width="400" height="40" fill="#a84653" />
      <circle cx="286" cy="112" r="46" fill="#f4a24c" />
      <rect y="124" width="400" height="30" fill="#d9622b" />
      <path d="M0 150l64 -34l50 20l72 -44l66 48l60 -26l88 38v88H0z" fill="#5a2a3f" />
      <path d="M0 160q120 -22 220 0t180 -8v88H0z" fill="#2a1c40" />
      {/* Three lit routes run to the horizon. */}
      <g fill="none" stroke-width="7" stroke-linecap="round">
        <path d="M40 240Q150 180 262 158" stroke="#4fd37f" />
        <path d="M200 240Q236 190 270 158" stroke="#f6d24a" />
        <path d="M392 240Q320 196 278 158" stroke="#ff6b5a" />
      </g>
      <g fill="#13161d">
        <circle cx="97" cy="209" r="11" />
        <rect x="213" y="196" width="21" height="21" rx="2" />
        <path d="M336 196l13 23h-26z" />
      </g>
      <g fill="#fff" font-size="14">
        <circle cx="97" cy="209" r="5" fill="#4fd37f" />
        <rect x="218.500" y="201.500" width="10" height="10" fill="#f6d24a" />
        <path d="M336 203l6 11h-12z" fill="#ff6b5a" />
      </g>
      {/* The ship, low over the sand. */}
      <g transform="translate(96 108) rotate(-6)">
        <path d="M0 30L76 4l56 10l44 20l-60 12H36z" fill="#f3eee1" />
        <path d="M0 30l36 16h80l60 -12l-40 -6z" fill="#b9b4a6" />
        <path d="M70 8l34 -2l22 12l-50 4z" fill="#1fa9b8" />
        <path d="M18 24l-22 -22h26l26 12z" fill="#d9622b" />
        <path d="M-44 34l46 -8v14z" fill="#4fd3e0" />
      </g>
      <g fill="#f3eee1">
        {[
          [30, 30],
          [84, 20],
          [140, 44],
          [196, 18],
          [330, 26],
          [372, 52],
          [254, 40],
        ].map(([x, y]) => (
          <rect key={`${x}`} x={x} y={y} width="3" height="3" />
        ))}
      </g>
    </g>
  )
}

/** A galloping horse of few lines with its rider, its nose at the right. */
function Horse({
  x,
  y,
  s,
  coat,
  silk,
  cap,
}: {
  x: number
  y: number
  s: number
  coat: string
  silk: string
  cap: string
}): VNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        fill={coat}
        d="M6 62Q-18 52 -34 66Q-16 66 -4 78Q0 92 -22 104L-44 118l6 6L-8 112Q10 104 16 94Q44 104 76 92Q92 104 116 104l22 16l8 -5L124 92Q112 88 104 82Q114 70 118 56L126 42L150 50q10 0 10 -8L136 18l-2 -14l-8 8Q104 20 94 44Q82 54 60 54Q30 48 6 62z"
      />
      <path fill={coat} d="M14 88L-6 128l-24 6l3 7l32 -4L36 98zM78 90l34 22l2 26l9 -1l0 -32L96 84z" />
      <path fill="#1b1a17" d="M126 6Q104 14 90 42l8 2Q108 22 128 14z" />
      <path fill={silk} d="M44 52L40 22q2 -16 20 -18l18 6l22 24l-6 8L74 30l-4 26z" />
      <path fill="#f7f2e6" d="M44 50h28l10 22l-12 4z" />
      <circle cx="74" cy="-4" r="11" fill="#f0c9a0" />
      <path d="M62 -4a13 13 0 0 1 24 -6l8 4h-10z" fill={cap} />
    </g>
  )
}

function FinishLine(): VNode {
  return (
    <g>
      <rect width="400" height="240" fill="#cfe6ef" />
      <path d="M0 70q60 -34 110 -6q50 -36 110 0q60 -30 100 -4q50 -22 80 4v40H0z" fill="#2f6b4a" />
      <rect y="92" width="400" height="148" fill="#1f6b3a" />
      <g fill="#277a45">
        {[0, 2, 4, 6].map((n) => (
          <path key={n} d={`M${n * 60 + 30} 92h50l40 148h-64z`} />
        ))}
      </g>
      <g fill="#f7f2e6">
        <rect y="98" width="400" height="5" />
        {Array.from({ length: 9 }, (_, n) => (
          <rect key={n} x={n * 50 + 6} y="98" width="4" height="24" />
        ))}
      </g>
      <Horse x={70} y={78} s={0.62} coat="#7b4a2a" silk="#f6b92b" cap="#1d5fa8" />
      <Horse x={168} y={96} s={0.78} coat="#2c2320" silk="#c0341a" cap="#f7f2e6" />
      <Horse x={44} y={128} s={0.7} coat="#a9896a" silk="#3b2a5c" cap="#f6b92b" />
      {/* The post, and the tote board. */}
      <rect x="354" y="34" width="8" height="206" fill="#f7f2e6" />
      <circle cx="358" cy="36" r="24" fill="#c0341a" />
      <circle cx="358" cy="36" r="15" fill="#f7f2e6" />
      <circle cx="358" cy="36" r="7" fill="#c0341a" />
      <g transform="translate(18 22)">
        <rect width="116" height="44" rx="4" fill="#1b1a17" />
        <g fill="#e8c95a" font-family="monospace" font-weight="700" font-size="24">
          <text x="12" y="31">
            {"11"}
          </text>
          <text x="58" y="31">
            {"7:1"}
          </text>
        </g>
      </g>
    </g>
  )
}

function Cubitos(): VNode {
  const pink = { top: "#ff9cc0", left: "#e0447c", right: "#b32d5e" }
  const sky = { top: "#8fcbff", left: "#2f8fd8", right: "#1f6aa6" }
  const sun = { top: "#ffe08a", left: "#f6b92b", right: "#c98e10" }
  const leaf = { top: "#a8e6a1", left: "#4bb04a", right: "#327a35" }
  const plum = { top: "#c9a5ef", left: "#8a55c4", right: "#643a94" }
  return (
    <g>
      <rect width="400" height="240" fill="#fdeef4" />
      <path d="M0 240L0 176L200 96L400 176V240z" fill="#f9cfdf" />
      <g fill="#fff">
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <path key={n} d={`M${200 + (n - 3) * 52} ${214 - Math.abs(n - 2.5) * 4}l20 9l-20 9l-20 -9z`} />
        ))}
      </g>
      <Cube x={110} y={128} s={56} {...sky} face={1} />
      <Cube x={292} y={132} s={54} {...leaf} face={2} />
      <Cube x={200} y={138} s={64} {...pink} face={0} />
      <Cube x={152} y={78} s={40} {...sun} face={0} />
      <Cube x={250} y={76} s={38} {...plum} face={1} />
      <Cube x={346} y={170} s={28} {...sun} face={2} />
      <Cube x={54} y={172} s={26} {...plum} face={0} />
      <g fill="#e0447c">
        <path d="M196 22l4 9l10 1l-8 6l3 10l-9 -6l-9 6l3 -10l-8 -6l10 -1z" />
      </g>
    </g>
  )
}

function AnyGame(): VNode {
  return (
    <g>
      <rect width="400" height="240" fill="#57513f" />
      <Pips x={110} y={70} s={90} value={5} turn={-8} />
      <Pips x={214} y={88} s={76} value={3} turn={12} />
    </g>
  )
}

const COVERS: Record<string, () => VNode> = {
  scrapracer: ScrapRacer,
  outspeed: Outspeed,
  finishline: FinishLine,
  cubitos: Cubitos,
}

export function Poster({ game }: { game: string }): VNode {
  const Cover = COVERS[game] ?? AnyGame
  return (
    <svg class="poster-art" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Cover />
    </svg>
  )
}
