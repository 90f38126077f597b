/** The instruments of the cockpit: fuel gauge, lamps of the others, tiles in hand, wheel, and what the last round brought. */
import type { VNode } from "preact"
import { useRef, useState } from "preact/hooks"
import type { BoardProps, GameEvent } from "../../board"
import { Die } from "../../parts/Die"
import { Explain, explaining } from "../../parts/Explain"
import { SeatMark } from "../../parts/Seat"
import { dashed } from "../../text"
import { Fuel, RouteSign, Sign, Tile, Zones } from "./Icons"
import { kept, needle, reports, type Report } from "./race"
import type { Sheet, View } from "./types"
import { tileWords } from "./words"

export function Gauge({ props }: { props: BoardProps }): VNode {
  const { t, seat } = props
  const view = props.view as View
  const sheet = props.sheet as Sheet
  const who = seat ?? view.turn
  const fuel = view.fuel[who] ?? 0
  const full = Math.max(sheet.start_fuel, ...view.fuel)
  const said = t("unit-fuel", { value: fuel })
  return (
    <Explain as="div" class="outspeed-gauge" title={said} text={t("board-gauge")}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <circle class="outspeed-dial" r="56" />
        <path class="outspeed-reserve" d={arc(0, Math.min(2, full), full, 43)} />
        {Array.from({ length: full + 1 }, (_, at) => (
          <path
            key={at}
            class="outspeed-tick"
            d="M0-50V-43"
            transform={`rotate(${needle(at, full)})`}
            stroke-width={at % 3 ? 1.5 : 3}
          />
        ))}
        <path class="outspeed-needle" d="M-3 6L0-42L3 6Z" style={{ transform: `rotate(${needle(fuel, full)}deg)` }} />
        <circle class="outspeed-hub" r="6" />
        <text y="28" text-anchor="middle" class="outspeed-reading">
          {fuel}
        </text>
        <g transform="translate(25 20) scale(.4)">
          <Fuel />
        </g>
      </svg>
    </Explain>
  )
}

/** A stretch of the dial. */
function arc(from: number, to: number, full: number, radius: number): string {
  const point = (value: number): string => {
    const turn = ((needle(value, full) - 90) * Math.PI) / 180
    return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`
  }
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`
}

/** Who has chosen, and who is still thinking; nobody sees what. */
export function Crew({ props }: { props: BoardProps }): VNode {
  const { t, names } = props
  const view = props.view as View
  return (
    <ul class="outspeed-crew">
      {names.map((name, who) => {
        const out = view.out.includes(who)
        const laid = view.laid[who]
        const state = out
          ? "out"
          : view.deciding.includes(who)
            ? "thinks"
            : view.routes[who] === "secret" ||
                view.wheels[who] === "secret" ||
                (view.step === "tile" && laid === "secret")
              ? "chosen"
              : "waits"
        return (
          <li
            key={who}
            class={`outspeed-pilot outspeed-pilot-${state}`}
            {...explaining(name, t(`board-pilot-${state}`))}
          >
            <SeatMark seat={who} size={22} />
            <span class="outspeed-pilot-lamp" />
            <span class="hidden-text">{`${name}: ${t(`board-pilot-${state}`)}`}</span>
            {laid && laid !== "none" ? <Tile tile={laid === "secret" ? null : laid} size={22} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

export function Hand({ props }: { props: BoardProps }): VNode | null {
  const { t, legal, act, seat, waiting } = props
  const view = props.view as View
  const sheet = props.sheet as Sheet
  const drawn = Array.isArray(view.drawn) ? view.drawn : []
  const own = Object.entries(view.your_tiles ?? {}).flatMap(([tile, count]) => Array<string>(count).fill(tile))
  const asked = seat !== null && waiting.includes(seat)
  const shown = drawn.length ? drawn : own
  const verb = drawn.length ? "keep" : "lay"
  return (
    <section class="outspeed-hand" aria-label={t(seat === null ? "board-tiles-word" : "board-hand")}>
      {seat === null ? null : <h3>{drawn.length ? t("prompt-keep") : t("board-hand")}</h3>}
      <div>
        {shown.map((tile, at) => {
          const open = legal.find((action) => action.do === verb && action.tile === tile)
          const name = t(dashed("tile", tile))
          return (
            <button
              key={`${tile}${at}`}
              class={`outspeed-tile-button ${view.laid[seat ?? 0] === tile ? "outspeed-chosen" : ""}`}
              {...(open ? { "data-legal": true } : {})}
              onClick={() => (asked ? act({ do: verb, tile }) : undefined)}
              {...explaining(name, tileWords(tile, sheet, t))}
            >
              <Tile tile={tile} size={46} />
              <span aria-hidden="true">{name}</span>
              <span class="hidden-text">{`${open ? t.action(open) : name}: ${tileWords(tile, sheet, t)}`}</span>
            </button>
          )
        })}
        {shown.length || seat === null ? null : <p>{t("board-no-tiles")}</p>}
      </div>
      <p class="outspeed-pile">
        <Tile tile={null} size={20} />
        {t("board-pile", {
          tiles: view.pile + view.under.length,
          discards: Object.values(view.discard).reduce((sum, count) => sum + count, 0),
        })}
      </p>
    </section>
  )
}

/** The middle wheel, while somebody has to set it. */
export function Wheel({ props }: { props: BoardProps }): VNode | null {
  const { t, legal, act, seat } = props
  const view = props.view as View
  const sheet = props.sheet as Sheet
  const own = seat === null ? "none" : view.wheels[seat]
  const open = legal.filter((action) => action.do === "set")
  if (!open.length && (own === "none" || own === "secret")) return null
  const numbers = Array.from({ length: sheet.wheel + 1 }, (_, number) => number)
  return (
    <section class="outspeed-wheel" aria-label={t("board-wheel")}>
      <svg viewBox="-60 -60 120 120">
        <circle class="outspeed-dial" r="58" />
        {numbers.map((number) => {
          const turn = (number / numbers.length) * 2 * Math.PI - Math.PI / 2
          const may = open.find((action) => action.number === number)
          return (
            <g
              key={number}
              transform={`translate(${(42 * Math.cos(turn)).toFixed(1)} ${(42 * Math.sin(turn)).toFixed(1)})`}
              class={`outspeed-number ${own === number ? "outspeed-chosen" : ""}`}
              onClick={() => (open.length ? act({ do: "set", number }) : undefined)}
              {...(may
                ? {
                    role: "button",
                    tabIndex: 0,
                    "data-legal": true,
                    "aria-label": t.action(may),
                    onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && act(may),
                  }
                : {})}
            >
              <circle r="13" />
              <text y="6" text-anchor="middle">
                {number}
              </text>
            </g>
          )
        })}
        <text y="9" text-anchor="middle" class="outspeed-reading">
          {typeof own === "number" ? own : "X"}
        </text>
      </svg>
    </section>
  )
}

/** What the last showing of routes and tiles brought everybody, until the next. */
export function Recap({ props }: { props: BoardProps }): VNode | null {
  const { t, names, news, motion } = props
  const events = useRef<GameEvent[]>([])
  const seen = useRef<GameEvent[] | null>(null)
  const [open, setOpen] = useState(true)
  if (seen.current !== news) {
    seen.current = news
    events.current = kept(events.current, news)
  }
  const rows = [...reports(events.current)].sort(([a], [b]) => a - b)
  if (!rows.some(([, report]) => report.route || report.tile)) return null
  return (
    <section class="outspeed-recap">
      <h3>
        <button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t("board-last-round")}
        </button>
      </h3>
      {open ? (
        <ul key={events.current.length}>
          {rows.map(([who, report], at) => (
            <li key={who} aria-label={names[who] ?? ""} style={{ animationDelay: `${at * 90}ms` }}>
              <SeatMark seat={who} size={22} />
              <Line report={report} props={props} rolled={events.current.length} motion={motion} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Line({
  report,
  props,
  rolled,
  motion,
}: {
  report: Report
  props: BoardProps
  rolled: number
  motion: BoardProps["motion"]
}): VNode {
  const { t } = props
  const sheet = props.sheet as Sheet
  const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)
  return (
    <span class="outspeed-report">
      {report.route ? (
        <span {...explaining(t(`route-${report.route}`))}>
          <Sign size={22}>
            <RouteSign route={report.route} />
          </Sign>
          <span class="hidden-text">{t(`route-${report.route}`)}</span>
        </span>
      ) : null}
      {report.tile ? (
        <span {...explaining(t(dashed("tile", report.tile)), tileWords(report.tile, sheet, t))}>
          <Tile tile={report.tile} size={24} />
          <span class="hidden-text">{t(dashed("tile", report.tile))}</span>
        </span>
      ) : null}
      {report.wheel === null ? null : <b class="outspeed-x">{report.wheel}</b>}
      {report.dice.map(({ die, value }, at) => (
        <span key={at} {...explaining(t(`die-${die}`), t(`about-die-${die}`, { faces: sheet.dice[die]!.join(", ") }))}>
          <Die
            face={`${die === "yellow" ? "−" : "+"}${value}`}
            colour={die === "yellow" ? "#f2c531" : "#3f8fe0"}
            ink={die === "yellow" ? "#2a1c3f" : "#fff"}
            mark={die === "yellow" ? "▾" : "▴"}
            size={34}
            rolled={rolled}
            motion={motion}
            delay={120 * at}
            label={`${t(`die-${die}`)}: ${value}`}
          />
        </span>
      ))}
      {report.fuel ? (
        <span>
          {signed(report.fuel)}
          <Sign size={17}>
            <Fuel />
          </Sign>
          <span class="hidden-text">{t("board-fuel-word")}</span>
        </span>
      ) : null}
      {report.zones ? (
        <span>
          {signed(report.zones)}
          <Sign size={17}>
            <Zones />
          </Sign>
          <span class="hidden-text">{t("board-zones-word")}</span>
        </span>
      ) : null}
      {report.tiles ? (
        <span>
          {`+${report.tiles}`}
          <Tile tile={null} size={18} />
        </span>
      ) : null}
      {report.note ? <em>{t(dashed("board-note", report.note))}</em> : null}
    </span>
  )
}
