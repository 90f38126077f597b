/** Outspeed: a dusk desert that slides by, seen over the instruments of a cockpit. */
import type { VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import type { Say } from "../../text"
import { CardPanel, RouteFacts } from "./Card"
import { Fuel, RouteSign, Sign, Tile } from "./Icons"
import { Crew, Gauge, Hand, Recap, Wheel } from "./Instruments"
import { Hull, Scene } from "./Scene"
import type { Odds, Sheet, View } from "./types"
import { cardName } from "./words"

export { Decision } from "./Decision"

export default function Board(props: BoardProps): VNode {
  return (
    <div class={`outspeed-room ${props.motion.still ? "outspeed-still" : ""}`}>
      <div class="outspeed-table">
        <Scene props={props} />
        <div class="outspeed-cockpit">
          <Crew props={props} />
          <CardPanel props={props} />
          <div class="outspeed-panel">
            <Gauge props={props} />
            <Wheel props={props} />
            <Hand props={props} />
          </div>
          <Recap props={props} />
        </div>
      </div>
    </div>
  )
}

/** The plate of a seat: zone, fuel as a bar, tiles. */
export function summary(view: View, seat: number, t: Say, sheet: Sheet): VNode {
  if (view.out.includes(seat)) return <span>{t("board-out")}</span>
  const fuel = view.fuel[seat]!
  const full = Math.max(sheet.start_fuel, ...view.fuel)
  return (
    <div class="outspeed-summary">
      <b>{t("board-zone", { zone: view.zones[seat]! })}</b>
      <span class="outspeed-bar" {...explaining(t("unit-fuel", { value: fuel }))}>
        <span style={{ width: `${(100 * fuel) / full}%` }} />
      </span>
      <span class="outspeed-count">
        <b>{fuel}</b>
        <Sign size={18}>
          <Fuel />
        </Sign>
        <span class="hidden-text">{t("board-fuel-word")}</span>
      </span>
      <span class="outspeed-count">
        <b>{view.tile_counts[seat]}</b>
        <Tile tile={null} size={20} />
        <span class="hidden-text">{t("board-tiles-word")}</span>
      </span>
    </div>
  )
}

/** The race in words. */
export function describe(view: View, t: Say, sheet: Sheet): string {
  const ships = view.zones.map((zone, seat) => {
    const name = t("board-seat", { seat: seat + 1 })
    if (view.out.includes(seat)) return `${name}: ${t("board-out")}.`
    return `${name}: ${t("board-zone", { zone })}, ${t("unit-fuel", { value: view.fuel[seat]! })}, ${t("unit-tiles", { value: view.tile_counts[seat]! })}.`
  })
  const card = sheet.cards[String(view.card)]
  const fields = view.force_fields.map(({ zone }) => `${t("board-field", { zone })}.`)
  const open = card
    ? `${t("board-round", { round: view.round, rounds: sheet.rounds })} ${t("board-card", { card: cardName(view.card, card, t), side: t(`side-${view.side}`) })}.`
    : ""
  return [open, ...ships, ...fields].join(" ")
}

/** A route is risky when the worst crowd or roll takes all the fuel. */
export function risky(action: Action, { odds, seat, view, t, sheet }: BoardProps): string | null {
  if (action.do !== "program" || seat === null) return null
  const crowds = (odds as Odds | null)?.routes[String(action.route)]?.crowds ?? []
  const fuel = (view as View).fuel[seat]!
  const worst = Math.max(0, ...crowds.map((crowd) => crowd.pays[2]))
  const last = (sheet as Sheet).cards[String((view as View).card)]?.finish ?? false
  return worst > fuel || (worst === fuel && !last) ? t("board-risk", { worst, fuel }) : null
}

/** A few cards of the race, for choosing one. */
export function Preview({ sheet, t }: { sheet: Sheet; t: Say }): VNode {
  const shown = Object.entries(sheet.cards).slice(0, 2)
  return (
    <div class="outspeed-preview">
      <svg viewBox="-60 -30 300 60" aria-hidden="true">
        {[0, 1, 2].map((seat) => (
          <g key={seat} transform={`translate(${seat * 90} ${seat % 2 ? 8 : -4})`}>
            <Hull seat={seat} burning={false} />
          </g>
        ))}
      </svg>
      {shown.map(([number, card]) => (
        <div key={number}>
          <h3>{cardName(Number(number), card, t)}</h3>
          <div class="outspeed-routes">
            {sheet.routes.map((name) => {
              const route = Object.values(card.sides)[0]?.[name]
              return (
                <span key={name} class={`outspeed-route ${route ? "" : "outspeed-unlit"}`}>
                  <Sign size={30}>
                    <RouteSign route={name} lit={route !== undefined} />
                  </Sign>
                  {route ? (
                    <RouteFacts route={route} free={t("board-no-cost")} />
                  ) : (
                    <span class="outspeed-off">{t("board-dark")}</span>
                  )}
                </span>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}
