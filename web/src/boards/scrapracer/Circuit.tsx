/** The circuit: riveted plates laid together, the road over them, boosters and racers on it. */
import type { VNode } from "preact"
import { Die } from "../../parts/Die"
import { explaining } from "../../parts/Explain"
import type { BoardProps } from "../../board"
import type { Say } from "../../text"
import { SvgName } from "../SvgName"
import { RacerBody } from "./Racer"
import { SIDES, type Shown } from "./show"
import {
  along,
  bounds,
  cell,
  drivenTo,
  gaps,
  gridSpot,
  lane,
  ROAD,
  spaceAt,
  spotOf,
  SQUARE,
  type Part,
  type Spot,
} from "./track"

const MARGIN = 5
const RIVETS = [
  [9, 9],
  [91, 9],
  [9, 91],
  [91, 91],
] as const

/** A plate of the yard with its number stencilled on it. */
function PlateOf({ part }: { part: Part }): VNode {
  return (
    <g transform={`translate(${part.x * SQUARE} ${part.y * SQUARE})`}>
      <rect
        class={part.turn === "S" ? "sr-plate sr-straight" : "sr-plate sr-curve"}
        x="1.5"
        y="1.5"
        width="97"
        height="97"
        rx="7"
      />
      {RIVETS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle class="sr-rivet" cx={x} cy={y} r="3.4" />
          <path class="sr-slot" d={`M${x - 1.7} ${y + 1.7}l3.4-3.4`} />
        </g>
      ))}
    </g>
  )
}

/** The road over one part: kerbs, asphalt, and its spaces. */
function Road({ part }: { part: Part }): VNode {
  const outside = part.turn === "R" ? -1 : 1
  const kerb = ROAD / 2 + 2.5
  return (
    <g>
      <path class="sr-asphalt" d={lane(part)} stroke-width={ROAD} />
      {part.turn === "S" ? (
        [-1, 1].map((side) => <path key={side} class="sr-edge" d={lane(part, (side * ROAD) / 2 - side * 1.5)} />)
      ) : (
        <>
          <path class="sr-kerb" d={lane(part, outside * kerb)} />
          <path class="sr-hazard" d={lane(part, outside * kerb)} />
          <path class="sr-edge" d={lane(part, -outside * (ROAD / 2 - 1.5))} />
        </>
      )}
    </g>
  )
}

/** One space: its number, and what it is when asked. */
function SpaceOf({ part, nth, t }: { part: Part; nth: number; t: Say }): VNode {
  const number = part.first + nth
  const kind = t(part.turn === "S" ? "board-straight" : "board-curve")
  const spot = along(part, (nth + 0.5) / part.spaces, ROAD / 2 - 9)
  return (
    <g {...explaining(t("board-place", { space: number }), kind)}>
      <path class="sr-space" d={cell(part, nth, ROAD / 2 - 5, 0.045)} />
      <text class={`sr-number ${number % 5 ? "sr-minor" : ""}`} x={spot.x} y={spot.y + 2.4}>
        {number}
      </text>
    </g>
  )
}

/** The chequered line across the road, where the first part is entered. */
function Finish({ part }: { part: Part }): VNode {
  const spot = along(part, 0)
  const squares = []
  for (let across = 0; across < 8; across++)
    for (let deep = 0; deep < 2; deep++)
      squares.push(
        <rect
          key={`${across} ${deep}`}
          class={(across + deep) % 2 ? "sr-white" : "sr-black"}
          x={(deep - 1) * 6}
          y={(across - 4) * (ROAD / 8)}
          width="6"
          height={ROAD / 8}
        />,
      )
  return (
    <g transform={`translate(${spot.x} ${spot.y}) rotate(${spot.angle})`}>
      {squares}
      <path class="sr-gantry" d={`M-7 ${-ROAD / 2 - 6}h8v8h-8zM-7 ${ROAD / 2 - 2}h8v8h-8z`} />
      <path class="sr-arrow" d="M9-9l8 9l-8 9M17-9l8 9l-8 9" />
    </g>
  )
}

/** Scrap in the squares that no plate covers. */
function Scrap({ x, y }: { x: number; y: number }): VNode {
  const kind = (((x * 5 + y * 3) % 4) + 4) % 4
  return (
    <g class="sr-scrap" transform={`translate(${x * SQUARE + 50} ${y * SQUARE + 50})`}>
      {kind === 0 ? (
        <>
          <circle r="22" />
          <circle class="sr-hole" r="11" />
          <circle r="19" class="sr-tread" />
          <circle r="13" cx="17" cy="22" />
          <circle class="sr-hole" r="6" cx="17" cy="22" />
        </>
      ) : kind === 1 ? (
        <>
          <path
            d="M-5-27h10l2 8 8 3 7-4 7 7-4 7 3 8 8 2v10l-8 2-3 8 4 7-7 7-7-4-8 3-2 8h-10l-2-8-8-3-7 4-7-7 4-7-3-8-8-2v-10l8-2 3-8-4-7 7-7 7 4 8-3z"
            transform="scale(.8) translate(0 -9)"
          />
          <circle class="sr-hole" r="9" />
        </>
      ) : kind === 2 ? (
        <>
          <path d="M-28 10l34-26 5 7-34 26z" />
          <path d="M-6-24l9-4 24 34-8 5z" />
          <path d="M-22-14h12v6l-6 10-6-10zM6 20l14-7 6 12-14 7z" />
        </>
      ) : (
        <>
          <path d="M-26 14q0-20 16-22l8-10h18l10 12q4 2 4 20z" />
          <circle class="sr-hole" cx="-12" cy="14" r="7" />
          <circle class="sr-hole" cx="16" cy="14" r="7" />
          <path class="sr-hole" d="M0-8l5-6h9l5 6z" />
        </>
      )}
    </g>
  )
}

/** Where a racer stands: on its space, or beside the road before its first turn. */
function spotOfRacer(name: string, shown: Shown, order: string[], sheet: any): Spot {
  const progress = shown.progress[name] ?? 0
  if (progress > 0) return drivenTo(sheet.parts, sheet.lap, progress, SIDES[name])
  const waiting = order.filter((one) => !(shown.progress[one] ?? 0))
  return gridSpot(sheet.parts, waiting.indexOf(name))
}

/** The drawing's window onto the plates. */
function windowOn(parts: Part[]): string {
  const { left, top, wide, high } = bounds(parts)
  return [left * SQUARE - MARGIN, top * SQUARE - MARGIN, wide * SQUARE + 2 * MARGIN, high * SQUARE + 2 * MARGIN].join(
    " ",
  )
}

/** Everything that stays where it is. */
function Ground({ parts, t }: { parts: Part[]; t: Say }): VNode {
  return (
    <>
      {gaps(parts).map((gap) => (
        <Scrap key={`${gap.x} ${gap.y}`} {...gap} />
      ))}
      {parts.map((part) => (
        <PlateOf key={part.part} part={part} />
      ))}
      {parts.map((part) => (
        <Road key={part.part} part={part} />
      ))}
      {parts.map((part) =>
        Array.from({ length: part.spaces }, (_, nth) => <SpaceOf key={part.first + nth} part={part} nth={nth} t={t} />),
      )}
      {parts[0] ? <Finish part={parts[0]} /> : null}
    </>
  )
}

function Booster({ space, parts, t }: { space: number; parts: Part[]; t: Say }): VNode {
  const spot = spotOf(parts, space)
  return (
    <g
      data-booster={space}
      class="sr-booster"
      transform={`translate(${spot.x} ${spot.y})`}
      {...explaining(t("board-booster-there", { space }), t("about-boosters-on-track"))}
    >
      <path d="M0-12L12 0L0 12L-12 0Z" />
      <path class="sr-bolt" d="M2-8L-5 1H-0.5L-2 8L5-1.5H0.5Z" />
    </g>
  )
}

/** The outline of one space, by its number. */
function outline(parts: Part[], space: number): string {
  const part = parts.find((one) => space >= one.first && space < one.first + one.spaces)
  return part ? cell(part, space - part.first, ROAD / 2 - 4, 0.03) : ""
}

/** The circuit before anybody drives on it. */
export function EmptyCircuit({ sheet, t }: { sheet: any; t: Say }): VNode {
  return (
    <svg
      class="sr-circuit"
      viewBox={windowOn(sheet.parts)}
      role="img"
      aria-label={t("board-circuit", sheetCounts(sheet))}
    >
      <Ground parts={sheet.parts} t={t} />
      {sheet.spaces.map((space: any, at: number) =>
        space.booster ? <Booster key={at} space={at + 1} parts={sheet.parts} t={t} /> : null,
      )}
    </svg>
  )
}

const sheetCounts = (sheet: any): { spaces: number; laps: number } => ({ spaces: sheet.lap, laps: sheet.laps })

export function Circuit({ props, shown }: { props: BoardProps; shown: Shown }): VNode {
  const { sheet, view, t, seat, legal, act, pointed, names } = props
  const parts: Part[] = sheet.parts
  const order: string[] = [...view.order, ...Object.keys(view.racers).filter((one) => !view.order.includes(one))]
  const fighting = Object.entries(shown.fight)
  const ahead = reach(view, shown)
  const choosing = legal.some((action) => typeof action.racer === "string")
  return (
    <svg
      class={`sr-circuit ${choosing ? "sr-choosing" : ""}`}
      viewBox={windowOn(parts)}
      role="group"
      aria-label={t("board-circuit", sheetCounts(sheet))}
    >
      <Ground parts={parts} t={t} />
      {ahead ? <path class="sr-reach" d={outline(parts, spaceAt(ahead, sheet.lap))} /> : null}
      {shown.boosters.map((space) => (
        <Booster key={space} space={space} parts={parts} t={t} />
      ))}
      {pointed?.space ? <path class="sr-pointed" d={outline(parts, pointed.space)} /> : null}
      {order.map((name) => {
        const spot = spotOfRacer(name, shown, order, sheet)
        const racer = view.racers[name]
        if (!racer) return null
        const choice = legal.find((action) => action.racer === name)
        const title = `${t.value("racer", name)} (${names[racer.seat] ?? ""})`
        const marked = shown.turn === name || pointed?.racer === name
        return (
          <g
            key={name}
            data-racer={name}
            class={`sr-racer ${shown.turn === name ? "sr-on" : ""}`}
            style={{ transform: `translate(${spot.x}px, ${spot.y}px) rotate(${spot.angle}deg)` }}
            data-legal={choice ? true : undefined}
            role={choice ? "button" : "img"}
            tabIndex={0}
            aria-label={choice ? undefined : `${title}: ${t.value("ability", name)}`}
            onClick={choice ? () => act(choice) : undefined}
            onKeyDown={(event) => {
              if (!choice || (event.key !== "Enter" && event.key !== " ")) return
              event.preventDefault()
              act(choice)
            }}
            {...explaining(title, t.value("ability", name))}
          >
            {marked ? <circle class="sr-halo" r="22" /> : null}
            {choice ? <SvgName>{t.action(choice, props.prompt?.about)}</SvgName> : null}
            <g aria-hidden="true">
              <RacerBody
                name={name}
                letters={sheet.racers[name].letters}
                angle={spot.angle}
                own={racer.seat === seat}
              />
            </g>
          </g>
        )
      })}
      {fighting.map(([name, value], place) => {
        const spot = spotOfRacer(name, shown, order, sheet)
        const x = spot.x + (place - (fighting.length - 1) / 2) * 40
        return (
          <g key={name} data-fight={name}>
            <Die value={value} size={34} x={x - 17} y={spot.y - 60} />
            <text class="sr-fighter" x={x} y={spot.y - 63}>
              {sheet.racers[name].letters}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** How far the dice on the table would take the racer; 0 where they take it nowhere. */
function reach(view: any, shown: Shown): number {
  if (shown.crashed || view.driven || !shown.dice.length || !shown.turn || view.step === "crash_die") return 0
  return (shown.progress[shown.turn] ?? 0) + shown.dice.reduce((sum, value) => sum + value, 0)
}
