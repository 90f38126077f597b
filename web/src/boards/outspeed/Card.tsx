/** The open card in the cockpit: three routes, lit or dark, each with its condition, its cost and its gain. */
import type { VNode } from "preact"
import type { BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { SeatMark } from "../../parts/Seat"
import { Fuel, Person, RouteSign, Sign, Tile, Zones } from "./Icons"
import { crowdRows } from "./race"
import type { Crowd, Odds, Route, Sheet, Term, View } from "./types"
import { cardName, routeWords } from "./words"

/** A sum as signs: numbers, routes, dice, the wheel. */
export function Sum({ terms }: { terms: Term[] }): VNode {
  return (
    <span class="outspeed-sum">
      {terms.map(([times, word], at) => (
        <span key={word} class="outspeed-term">
          {at ? "+" : ""}
          {word === "1" || times > 1 ? times : ""}
          {word === "1" ? null : <Word word={word} />}
        </span>
      ))}
    </span>
  )
}

function Word({ word }: { word: string }): VNode {
  if (word === "X") return <b class="outspeed-x">{"X"}</b>
  if (word.startsWith("#")) {
    return (
      <span class="outspeed-counted">
        <Sign size={16}>
          <Person />
        </Sign>
        <Sign size={16}>
          <RouteSign route={word.slice(1)} />
        </Sign>
      </span>
    )
  }
  return <MiniDie die={word} />
}

/** A die as a sign: yellow costs, blue gains. */
export function MiniDie({ die, value }: { die: string; value?: number }): VNode {
  return (
    <svg class={`outspeed-die outspeed-die-${die}`} viewBox="-20 -20 40 40" width="24" height="24" aria-hidden="true">
      <rect x="-17" y="-17" width="34" height="34" rx="8" />
      <text y="7" text-anchor="middle">
        {`${die === "yellow" ? "−" : "+"}${value ?? "?"}`}
      </text>
    </svg>
  )
}

function Line({ sign, terms, plus }: { sign: VNode; terms: Term[]; plus: string }): VNode | null {
  if (!terms.length) return null
  return (
    <span class="outspeed-row">
      <b>
        {plus}
        <Sum terms={terms} />
      </b>
      <Sign size={22}>{sign}</Sign>
    </span>
  )
}

/** Condition, cost and gain. */
export function RouteFacts({ route, free }: { route: Route; free: string }): VNode {
  return (
    <span class="outspeed-facts">
      <span class="outspeed-row outspeed-condition">
        {route.alone || route.at_most ? (
          <>
            <b>{route.alone ? "1!" : `≤${route.at_most}`}</b>
            <Sign size={18}>
              <Person />
            </Sign>
          </>
        ) : null}
      </span>
      <span class="outspeed-cost">
        {route.cost.length ? (
          <Line sign={<Fuel />} terms={route.cost} plus="−" />
        ) : (
          <span class="outspeed-row">{free}</span>
        )}
      </span>
      <span class="outspeed-gain">
        <Line sign={<Zones />} terms={route.zones} plus="" />
        <Line sign={<Fuel />} terms={route.fuel} plus="+" />
        {route.tiles.length ? (
          <span class="outspeed-row">
            <b>
              {"+"}
              <Sum terms={route.tiles} />
            </b>
            <Tile tile={null} size={24} />
          </span>
        ) : null}
      </span>
    </span>
  )
}

const spread = ([least, , most]: [number, number, number]): string =>
  least === most ? String(least) : `${least}–${most}`

/** What a crowd pays and gets. */
function Fate({ crowd, nothing, sitOut }: { crowd: Crowd; nothing: string; sitOut: string }): VNode {
  if (crowd.sits_out) return <span>{sitOut}</span>
  const wheel = crowd.wheel ? "X" : ""
  const pays = [crowd.pays[2] ? `−${spread(crowd.pays)}` : "", wheel ? "−X" : ""].filter(Boolean).join("")
  const zones = [crowd.zones[2] ? spread(crowd.zones) : "", wheel].filter(Boolean).join("+")
  const nothingAtAll = !zones && !crowd.fuel[2] && !crowd.tiles
  return (
    <span class="outspeed-fate">
      {pays ? (
        <span>
          {pays}
          <Sign size={14}>
            <Fuel />
          </Sign>
        </span>
      ) : null}
      {zones ? (
        <span>
          {zones}
          <Sign size={14}>
            <Zones />
          </Sign>
        </span>
      ) : null}
      {crowd.fuel[2] ? (
        <span>
          {`+${spread(crowd.fuel)}`}
          <Sign size={14}>
            <Fuel />
          </Sign>
        </span>
      ) : null}
      {crowd.tiles ? (
        <span>
          {`+${crowd.tiles}`}
          <Tile tile={null} size={15} />
        </span>
      ) : null}
      {nothingAtAll ? <span>{nothing}</span> : null}
    </span>
  )
}

function CrowdTable({ crowds, props }: { crowds: Crowd[]; props: BoardProps }): VNode {
  const { t } = props
  const rows = crowdRows(crowds)
  if (rows.length < 2) return <span />
  return (
    <span class="outspeed-crowds">
      {rows.slice(0, 8).map(({ least, most, crowd }) => (
        <span key={`${least} ${JSON.stringify(crowd.others)}`} class="outspeed-crowd">
          <span class="outspeed-crowd-who">
            {least === most ? least : `${least}–${most}`}
            <Sign size={13}>
              <Person />
            </Sign>
            {Object.entries(crowd.others).map(([route, count]) => (
              <span key={route} class="outspeed-counted">
                {`${count}`}
                <Sign size={13}>
                  <RouteSign route={route} />
                </Sign>
              </span>
            ))}
          </span>
          <Fate crowd={crowd} nothing={t("odds-nothing")} sitOut={t("odds-sits-out")} />
        </span>
      ))}
    </span>
  )
}

export function CardPanel({ props }: { props: BoardProps }): VNode | null {
  const { t, legal, act, seat, odds, waiting } = props
  const view = props.view as View
  const sheet = props.sheet as Sheet
  const card = sheet.cards[String(view.card)]
  if (!card) return null
  const routes = card.sides[view.side] ?? {}
  const worked = (odds as Odds | null)?.routes ?? {}
  const own = seat === null ? "none" : view.routes[seat]
  const asked = seat !== null && waiting.includes(seat)
  return (
    <section
      class={`outspeed-card ${card.finish ? "outspeed-finish" : ""}`}
      aria-label={t("board-card", { card: cardName(view.card, card, t), side: t(`side-${view.side}`) })}
    >
      <h3>
        <span>{t("board-round-of", { round: view.round, rounds: sheet.rounds })}</span>
        <b>{cardName(view.card, card, t)}</b>
        {card.finish ? <span class="outspeed-flag">{t("board-finish-card")}</span> : null}
      </h3>
      <div class="outspeed-routes">
        {sheet.routes.map((name) => {
          const route = routes[name]
          const open = legal.find((action) => action.do === "program" && action.route === name)
          const words = route ? routeWords(route, t) : t("board-dark")
          const title = t(`route-${name}`)
          const riders = view.routes.flatMap((chosen, who) => (chosen === name ? [who] : []))
          return (
            <button
              key={name}
              class={`outspeed-route outspeed-route-${name} ${route ? "" : "outspeed-unlit"} ${own === name ? "outspeed-chosen" : ""}`}
              {...(open ? { "data-legal": true } : {})}
              onClick={() => (asked ? act({ do: "program", route: name }) : undefined)}
              {...explaining(title, words)}
            >
              <span class="outspeed-face" aria-hidden="true">
                <svg class="outspeed-lamp" viewBox="-22 -22 44 44" width="44" height="44" aria-hidden="true">
                  <RouteSign route={name} lit={route !== undefined} />
                </svg>
                {route ? (
                  <RouteFacts route={route} free={t("board-no-cost")} />
                ) : (
                  <span class="outspeed-off">{t("board-dark")}</span>
                )}
                <span class="outspeed-riders">
                  {riders.map((who) => (
                    <SeatMark key={who} seat={who} size={20} />
                  ))}
                </span>
                {route && worked[name] ? <CrowdTable crowds={worked[name].crowds} props={props} /> : null}
              </span>
              <span class="hidden-text">{`${open ? t.action(open) : title}: ${words}`}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
