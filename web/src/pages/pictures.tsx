/** Small drawings for the lessons, five a game. */
import type { FunctionComponent, VNode } from "preact"
import { Die } from "../parts/Die"
import { SeatMark } from "../parts/Seat"
import type { Say } from "../text"

type Picture = FunctionComponent<{ t: Say }>

const Frame = ({ children }: { children: VNode | VNode[] }): VNode => (
  <svg viewBox="0 0 240 150" class="picture" aria-hidden="true">
    {children}
  </svg>
)

/** An arrow from left to right. */
const Arrow = ({ x, y, w, up = 0 }: { x: number; y: number; w: number; up?: number }): VNode => (
  <g class="picture-arrow">
    <path d={`M${x} ${y}Q${x + w / 2} ${y - up} ${x + w} ${y}`} fill="none" />
    <path d={`M${x + w + 6} ${y + (up ? 3 : 0)}l-12 -8v16z`} class="picture-tip" />
  </g>
)

/** A row of spaces. */
const Spaces = ({ y, count = 8, mark = -1 }: { y: number; count?: number; mark?: number }): VNode => (
  <g>
    {Array.from({ length: count }, (_, n) => (
      <rect
        key={n}
        x={8 + (n * 224) / count}
        y={y}
        width={224 / count - 4}
        height="34"
        rx="5"
        class={n === mark ? "picture-mark" : "picture-space"}
      />
    ))}
  </g>
)

/** A checkered line. */
const Checkers = ({ x, y, h }: { x: number; y: number; h: number }): VNode => (
  <g>
    {Array.from({ length: Math.floor(h / 8) }, (_, n) => (
      <g key={n}>
        <rect x={x + (n % 2) * 8} y={y + n * 8} width="8" height="8" class="picture-ink" />
        <rect x={x + 8 - (n % 2) * 8} y={y + n * 8} width="8" height="8" class="picture-paper" />
      </g>
    ))}
  </g>
)

/** A horse as its saddle cloth: a number on the colours of its owner. */
const Cloth = ({ x, y, n, colour }: { x: number; y: number; n: number; colour: string }): VNode => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0h34l-4 30h-26z" fill={colour} />
    <text x="17" y="21" text-anchor="middle" class="picture-number">
      {n}
    </text>
  </g>
)

const shoe = "M30 22v30a20 20 0 0 0 40 0V22h-11v30a9 9 0 0 1 -18 0V22z"
const sword = "M46 14h8v46h14v8H54v18h-8V68H32v-8h14z"
const coin = "M50 18a30 30 0 1 1 0 60a30 30 0 1 1 0 -60zm0 12a18 18 0 1 0 0 36a18 18 0 1 0 0 -36z"
const foot = "M34 20h22v32l22 10v16H34z"

const Route = ({ x, colour, children }: { x: number; colour: string; children: VNode | VNode[] }): VNode => (
  <g transform={`translate(${x} 20)`}>
    <rect width="66" height="110" rx="8" fill={colour} />
    <rect x="6" y="6" width="54" height="98" rx="5" class="picture-paper" />
    {children}
  </g>
)

const SCRAPRACER: Picture[] = [
  () => (
    <Frame>
      <Spaces y={70} mark={6} />
      <Arrow x={30} y={62} w={150} up={50} />
      <SeatMark seat={0} size={30} x={10} y={72} />
      <Checkers x={196} y={62} h={48} />
    </Frame>
  ),
  () => (
    <Frame>
      <Die value={3} size={62} x={12} y={40} />
      <Die value={5} size={62} x={88} y={40} />
      <Die value={2} size={62} x={164} y={40} />
      <text x="120" y="134" text-anchor="middle" class="picture-sum">
        {"3 + 5 + 2 = 10"}
      </text>
    </Frame>
  ),
  () => (
    <Frame>
      <Die value={4} size={70} x={36} y={34} />
      <Die value={4} size={70} x={134} y={34} />
      <path d="M20 20l200 110M220 20L20 130" class="picture-cross" />
    </Frame>
  ),
  () => (
    <Frame>
      <Spaces y={84} count={6} mark={3} />
      <SeatMark seat={0} size={40} x={104} y={46} />
      <SeatMark seat={1} size={40} x={132} y={52} />
      <Die value={6} size={34} x={58} y={18} />
      <Die value={3} size={34} x={186} y={18} />
    </Frame>
  ),
  () => (
    <Frame>
      <Checkers x={172} y={20} h={112} />
      <SeatMark seat={2} size={46} x={186} y={50} />
      <SeatMark seat={0} size={40} x={100} y={54} />
      <SeatMark seat={1} size={40} x={34} y={54} />
      <text x="206" y="44" text-anchor="middle" class="picture-sum">
        {"1."}
      </text>
    </Frame>
  ),
]

const OUTSPEED: Picture[] = [
  () => (
    <Frame>
      <Spaces y={30} count={7} />
      <Spaces y={86} count={7} mark={6} />
      <SeatMark seat={0} size={26} x={76} y={34} />
      <SeatMark seat={1} size={26} x={172} y={34} />
      <SeatMark seat={3} size={26} x={204} y={90} />
    </Frame>
  ),
  () => (
    <Frame>
      <Route x={10} colour="#2f8c50">
        <circle cx="33" cy="40" r="14" fill="#2f8c50" />
      </Route>
      <Route x={87} colour="#c99a12">
        <rect x="20" y="27" width="26" height="26" fill="#c99a12" />
      </Route>
      <Route x={164} colour="#c0341a">
        <path d="M33 24l17 30H16z" fill="#c0341a" />
      </Route>
    </Frame>
  ),
  () => (
    <Frame>
      <Route x={87} colour="#c99a12">
        <rect x="20" y="27" width="26" height="26" fill="#c99a12" />
      </Route>
      <SeatMark seat={0} size={30} x={92} y={86} />
      <SeatMark seat={1} size={30} x={106} y={60} />
      <SeatMark seat={4} size={30} x={122} y={88} />
      <path d="M60 20l120 110M180 20L60 130" class="picture-cross" />
    </Frame>
  ),
  () => (
    <Frame>
      <rect x="28" y="56" width="184" height="36" rx="18" class="picture-space" />
      <rect x="28" y="56" width="66" height="36" rx="18" class="picture-bad" />
      <text x="120" y="128" text-anchor="middle" class="picture-sum">
        {"4 / 12"}
      </text>
    </Frame>
  ),
  () => (
    <Frame>
      <Spaces y={66} count={7} mark={6} />
      <Checkers x={200} y={16} h={40} />
      <SeatMark seat={3} size={28} x={202} y={69} />
      <SeatMark seat={1} size={28} x={138} y={69} />
      <SeatMark seat={0} size={28} x={74} y={69} />
    </Frame>
  ),
]

const FINISHLINE: Picture[] = [
  () => (
    <Frame>
      <rect x="0" y="60" width="240" height="50" class="picture-turf" />
      <Cloth x={14} y={70} n={5} colour="#1d5fa8" />
      <Cloth x={70} y={70} n={18} colour="#8a5a00" />
      <Cloth x={126} y={70} n={11} colour="#c0341a" />
      <Cloth x={182} y={70} n={20} colour="#7a3b9c" />
      <text x="200" y="48" text-anchor="middle" class="picture-sum">
        {"1."}
      </text>
    </Frame>
  ),
  () => (
    <Frame>
      <rect x="60" y="12" width="120" height="126" rx="6" class="picture-sheet" />
      <text x="76" y="48" class="picture-sum">
        {"11  7×  300"}
      </text>
      <text x="76" y="80" class="picture-sum">
        {"5  10×  200"}
      </text>
      <path d="M76 104h88M76 120h60" class="picture-rule" />
    </Frame>
  ),
  () => (
    <Frame>
      <Die size={62} x={12} y={44} colour="#f7f2e6" ink="#1b1a17" face={<path d={shoe} />} />
      <Die size={62} x={88} y={44} colour="#c0341a" ink="#ffffff" face={<path d={`${shoe}M20 84h60v8H20z`} />} />
      <Die size={62} x={164} y={44} colour="#1b7141" ink="#ffffff" face="+1k" />
    </Frame>
  ),
  () => (
    <Frame>
      <rect x="0" y="70" width="240" height="50" class="picture-turf" />
      <Cloth x={40} y={80} n={5} colour="#1d5fa8" />
      <Cloth x={160} y={80} n={18} colour="#8a5a00" />
      <Die size={30} x={26} y={38} colour="#f7f2e6" ink="#1b1a17" face={<path d={shoe} />} />
      <Die size={30} x={60} y={38} colour="#f7f2e6" ink="#1b1a17" face={<path d={shoe} />} />
      <Arrow x={92} y={66} w={94} up={40} />
    </Frame>
  ),
  () => (
    <Frame>
      <text x="120" y="62" text-anchor="middle" class="picture-sum">
        {"300 × 7"}
      </text>
      <text x="120" y="112" text-anchor="middle" class="picture-big">
        {"2 100"}
      </text>
    </Frame>
  ),
]

const CUBITOS: Picture[] = [
  () => (
    <Frame>
      <Spaces y={60} count={7} />
      <SeatMark seat={4} size={26} x={12} y={64} />
      <SeatMark seat={1} size={26} x={76} y={64} />
      <Checkers x={210} y={52} h={48} />
      <Arrow x={112} y={50} w={84} up={30} />
    </Frame>
  ),
  () => (
    <Frame>
      <Die size={54} x={12} y={20} colour="#c9ccd2" ink="#1b1a17" face={<path d={coin} fill-rule="evenodd" />} />
      <Die size={54} x={92} y={20} colour="#f6b92b" ink="#1b1a17" face={<path d={foot} />} />
      <Die size={54} x={172} y={20} colour="#e0447c" ink="#ffffff" face={<path d={sword} />} />
      <Die size={40} x={52} y={96} colour="#c9ccd2" ink="#1b1a17" faded face="" />
      <Die size={40} x={148} y={96} colour="#2f8fd8" ink="#1b1a17" faded face="" />
    </Frame>
  ),
  () => (
    <Frame>
      <Die size={50} x={12} y={50} colour="#c9ccd2" ink="#1b1a17" faded face="" />
      <Die size={50} x={68} y={50} colour="#f6b92b" ink="#1b1a17" faded face="" />
      <Die size={50} x={124} y={50} colour="#2f8fd8" ink="#1b1a17" faded face="" />
      <Die size={50} x={180} y={50} colour="#c9ccd2" ink="#1b1a17" faded face="" />
      <path d="M20 24l200 102M220 24L20 126" class="picture-cross" />
    </Frame>
  ),
  () => (
    <Frame>
      <Spaces y={80} count={6} mark={4} />
      <SeatMark seat={4} size={30} x={12} y={82} />
      <Die size={40} x={60} y={16} colour="#f6b92b" ink="#1b1a17" face={<path d={foot} />} />
      <Die size={40} x={108} y={16} colour="#f6b92b" ink="#1b1a17" face={<path d={foot} />} />
      <Arrow x={40} y={74} w={130} up={20} />
    </Frame>
  ),
  () => (
    <Frame>
      <Die size={44} x={14} y={52} colour="#c9ccd2" ink="#1b1a17" face={<path d={coin} fill-rule="evenodd" />} />
      <Die size={44} x={62} y={52} colour="#c9ccd2" ink="#1b1a17" face={<path d={coin} fill-rule="evenodd" />} />
      <Arrow x={114} y={76} w={30} />
      <Die size={70} x={158} y={38} colour="#2f8fd8" ink="#ffffff" face={<path d={foot} />} />
    </Frame>
  ),
]

export const PICTURES: Record<string, Picture[]> = {
  scrapracer: SCRAPRACER,
  outspeed: OUTSPEED,
  finishline: FINISHLINE,
  cubitos: CUBITOS,
}
