/** The race through the desert: tableaus that slide by, and a lane for every ship. */
import type { VNode } from "preact"
import { useRef } from "preact/hooks"
import type { BoardProps } from "../../board"
import type { Motion, Point } from "../../motion"
import { explaining } from "../../parts/Explain"
import { Glide } from "../../parts/Glide"
import { SEAT_LETTERS, SEAT_SHAPES, seatColour } from "../../parts/Seat"
import { useWidth } from "../width"
import { along, ZONE, zonesShown } from "./race"
import type { Sheet, View } from "./types"

const NARROW = 620

/** Heights of the picture; on a phone the lanes are taller, because it is seen smaller. */
function heights(narrow: boolean, seats: number): { sky: number; lane: number; head: number; size: number } {
  return narrow
    ? { sky: 150, lane: seats > 4 ? 84 : 100, head: 44, size: 1.6 }
    : { sky: 92, lane: seats > 4 ? 34 : 40, head: 26, size: 1 }
}

export function Scene({ props }: { props: BoardProps }): VNode {
  const { names, t, motion, seat, pointed } = props
  const view = props.view as View
  const sheet = props.sheet as Sheet
  const [frame, wide] = useWidth<HTMLDivElement>(900)
  const narrow = wide < NARROW
  const { sky, lane, head, size } = heights(narrow, names.length)
  const { first, last } = zonesShown(view, sheet)
  // Ships are drawn larger on a phone: the edge beyond the last zone leaves room for their noses.
  const across = (last - first + 1) * ZONE + (narrow ? 22 : 0)
  const high = sky + head + names.length * lane + 16
  const shift = -(first - 1) * ZONE
  const slide = { transform: `translate(${shift}px, 0)` }
  const moving = motion.still ? "" : "outspeed-slides"
  return (
    <div class="outspeed-scene" ref={frame}>
      <svg
        viewBox={`0 0 ${across} ${high}`}
        preserveAspectRatio="xMidYMax slice"
        style={{ "--least": `${(100 * (high - sky + 30)) / across}cqw` }}
        role="group"
        aria-label={t("board-scene", { first, last })}
      >
        <Sky wide={across} high={sky} far={first - 1} moving={moving} />
        <g class={moving} style={slide}>
          {range(view.tableaus.rear, view.tableaus.front).map((tableau) => (
            <Tableau
              key={tableau}
              tableau={tableau}
              sheet={sheet}
              top={sky}
              head={head}
              high={high - sky}
              narrow={narrow}
            />
          ))}
          {view.force_fields.map(({ zone }, at) => (
            <Field
              key={at}
              zone={zone}
              top={sky + head}
              high={high - sky - head}
              title={t("board-field", { zone })}
              about={t("about-tile-force-field")}
            />
          ))}
          {names.map((name, who) => {
            const y = sky + head + (who + 0.5) * lane + 6
            if (view.out.includes(who)) {
              return (
                <g key={who} transform={`translate(${along(first)} ${y})`} opacity=".55">
                  <text class="outspeed-gone" x="-22" y="6" style={{ fontSize: narrow ? "30px" : "17px" }}>
                    {`✕ ${name}: ${t("board-out")}`}
                  </text>
                </g>
              )
            }
            return (
              <Ship
                key={who}
                seat={who}
                x={along(view.zones[who]!)}
                y={y}
                size={size}
                own={who === seat}
                asked={view.deciding.includes(who)}
                pointed={pointed?.seat === who}
                motion={motion}
                title={name}
                about={`${t("board-zone", { zone: view.zones[who]! })}, ${t("unit-fuel", { value: view.fuel[who]! })}`}
              />
            )
          })}
        </g>
      </svg>
    </div>
  )
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Bands of dusk, a low sun, and mesas that pass more slowly than the track. */
function Sky({ wide, high, far, moving }: { wide: number; high: number; far: number; moving: string }): VNode {
  const bands = [0, 0.26, 0.48, 0.66, 0.82, 1]
  const slow = far * ZONE * 0.25
  const seen = range(Math.floor(slow / 170) - 1, Math.ceil((slow + wide) / 170) + 8)
  return (
    <g>
      {bands.slice(0, -1).map((from, at) => (
        <rect
          key={at}
          class={`outspeed-band-${at}`}
          y={from * high}
          width={wide}
          height={(bands[at + 1]! - from) * high + 1}
        />
      ))}
      <circle class="outspeed-sun" cx={wide * 0.72} cy={high * 0.92} r={high * 0.46} />
      <g class={moving} style={{ transform: `translate(${-slow}px, 0)` }}>
        {seen.map((at) => (
          <path key={at} class="outspeed-mesa" d={mesa(at * 170, high, Math.abs((at * 7919) % 5))} />
        ))}
      </g>
      <rect class="outspeed-horizon" y={high - 7} width={wide} height="8" />
    </g>
  )
}

/** A table mountain; which one of five. */
function mesa(x: number, floor: number, kind: number): string {
  const tall = floor * (0.22 + 0.085 * kind)
  const top = 46 + 13 * kind
  const foot = top + 46
  const left = x + 85 - foot / 2
  const step = floor - tall * 0.55
  return `M${left} ${floor}L${left + 16} ${step}H${left + 20}L${left + 24} ${floor - tall}h${top - 6}l4 ${tall * 0.45}h5l16 ${tall * 0.55}z`
}

interface TableauProps {
  tableau: number
  sheet: Sheet
  top: number
  head: number
  high: number
  narrow: boolean
}

function Tableau({ tableau, sheet, top, head, high, narrow }: TableauProps): VNode {
  const first = (tableau - 1) * sheet.zones + 1
  const left = (first - 1) * ZONE
  const wide = sheet.zones * ZONE
  return (
    <g>
      <rect class={`outspeed-ground-${tableau % 2}`} x={left} y={top} width={wide} height={high} />
      <rect class="outspeed-kerb" x={left} y={top} width={wide} height={head} />
      {range(first, first + sheet.zones - 1).map((zone) => (
        <g key={zone}>
          <rect class="outspeed-line" x={zone * ZONE - 1.5} y={top + head} width="3" height={high - head} />
          <text
            class="outspeed-zone"
            x={along(zone)}
            y={top + head / 2 + (narrow ? 11 : 6)}
            text-anchor="middle"
            style={{ fontSize: narrow ? "31px" : "16px" }}
          >
            {zone}
          </text>
          <path
            class="outspeed-dune"
            d={`M${(zone - 1) * ZONE + 8} ${top + high - 14 - ((zone * 37) % 5) * 34}q12-7 24 0t20 0`}
          />
        </g>
      ))}
      <rect class="outspeed-joint" x={left + wide - 4} y={top} width="8" height={high} />
    </g>
  )
}

function Field({
  zone,
  top,
  high,
  title,
  about,
}: {
  zone: number
  top: number
  high: number
  title: string
  about: string
}): VNode {
  const x = (zone - 1) * ZONE
  const waves = range(1, 3).map(
    (at) => `M${x + at * 16} ${top}q8 ${high / 8} 0 ${high / 4}t0 ${high / 4}t0 ${high / 4}t0 ${high / 4}`,
  )
  return (
    <g class="outspeed-field explains" {...explaining(title, about)}>
      <rect x={x + 3} y={top + 3} width={ZONE - 6} height={high - 6} rx="14" />
      <path d={waves.join("")} />
    </g>
  )
}

interface ShipProps extends Point {
  seat: number
  size: number
  own: boolean
  asked: boolean
  pointed: boolean
  motion: Motion
  title: string
  about: string
}

function Ship({ seat, x, y, size, own, asked, pointed, motion, title, about }: ShipProps): VNode {
  const before = useRef(x)
  const far = Math.abs(x - before.current) / ZONE
  before.current = x
  return (
    <Glide x={x} y={y} motion={motion} options={{ ms: 500 + 120 * far, easing: "cubic-bezier(.5,0,.2,1)" }}>
      <g {...explaining(title, about)} transform={`scale(${size})`}>
        {pointed ? <ellipse class="outspeed-pointed" rx="38" ry="24" /> : null}
        <Hull seat={seat} burning={!motion.still} />
        {own ? <path class="outspeed-own" d="M-6-27H6L0-19Z" /> : null}
        {asked ? <circle class="outspeed-asked" cx="24" cy="-15" r="4" /> : null}
      </g>
    </Glide>
  )
}

/** A ship around the origin, its nose to the right. */
export function Hull({ seat, burning }: { seat: number; burning: boolean }): VNode {
  return (
    <g>
      <ellipse class="outspeed-shadow" cx="-2" cy="17" rx="26" ry="4" />
      <path class={`outspeed-flame ${burning ? "outspeed-burns" : ""}`} d="M-24-3L-42 2L-24 8Z" />
      <path d="M-25-4L-31-17L-13-9Z" style={{ fill: seatColour(seat) }} class="outspeed-hull" />
      <path
        d="M-28 3L-21-9L5-11Q23-9 31 2Q24 9 6 10L-23 10Z"
        style={{ fill: seatColour(seat) }}
        class="outspeed-hull"
      />
      <path class="outspeed-glass" d="M4-11Q13-12 20-4L6-3Z" />
      <path class="outspeed-stripe" d="M-20 5H22" />
      <g transform="translate(-18 -9.5) scale(.17)">
        <path d={SEAT_SHAPES[seat % 6]} fill="#fff" />
        <text x="50" y={seat % 6 === 2 ? 84 : 76} text-anchor="middle" class="outspeed-letter">
          {SEAT_LETTERS[seat % 6]}
        </text>
      </g>
    </g>
  )
}
