/** Scrap Racer: the circuit built from its parts, the dice tray, and who is where. */
import type { VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { Explain } from "../../parts/Explain"
import { dashed, type Say } from "../../text"
import { useStory } from "../story"
import { aboutCard, Card } from "./Card"
import { Circuit, EmptyCircuit } from "./Circuit"
import { RacerMark } from "./Racer"
import { settle, teller } from "./show"
import { Kit, Laps, ranked, Standings, where } from "./Standings"
import { Reading, Risk, Tray } from "./Tray"

export { Decision } from "./Decision"

export default function Board(props: BoardProps): VNode {
  const { view, sheet, t, legal, act } = props
  const [shown, root] = useStory(props, settle, teller(sheet))
  const hand = Object.entries<number>(view.your_bonus_cards ?? {})
  return (
    <div class="sr" ref={root}>
      <div class="sr-layout">
        <Tray props={props} shown={shown} />
        <div class="sr-yard">
          <Circuit props={props} shown={shown} />
          <Reading shown={shown} sheet={sheet} t={t} />
        </div>
        <div class="sr-side">
          <Risk props={props} shown={shown} />
          {hand.length ? (
            <section class="sr-hand" aria-label={t("board-your-hand")}>
              <h3>{t("board-your-hand")}</h3>
              <div class="sr-hand-cards">
                {hand.flatMap(([card, count]) =>
                  Array.from({ length: count }, (_, i) => {
                    const play = legal.find((action) => action.do === "play" && action.card === card)
                    const picture = <Card key={`${card} ${i}`} deck="bonus" card={card} sheet={sheet} t={t} />
                    return (
                      <Explain key={`${card} ${i}`} title={t(dashed("bonus", card))} text={aboutCard("bonus", card, t)}>
                        <span
                          data-legal={play ? true : undefined}
                          onClick={props.seat === null ? undefined : () => act({ do: "play", card })}
                        >
                          {picture}
                        </span>
                      </Explain>
                    )
                  }),
                )}
              </div>
            </section>
          ) : null}
          <Standings props={props} shown={shown} />
        </div>
      </div>
    </div>
  )
}

/** The circuit alone, for those who choose one. */
export function Preview({ sheet, t }: { sheet: any; t: Say }): VNode {
  return (
    <div class="sr">
      <EmptyCircuit sheet={sheet} t={t} />
    </div>
  )
}

/** Rolling on with dice on the table may lose them. */
export function risky(action: Action, { odds, t }: BoardProps): string | null {
  if (action.do !== "roll" || !odds?.at_stake) return null
  return `${t("odds-double", { chance: odds.double })} ${t("odds-lost", { total: odds.at_stake })}`
}

/** A seat's racers with their places, laps, boosters and markers. */
export function summary(view: any, seat: number, t: Say, sheet: any): VNode {
  const order = ranked(view)
  return (
    <span class="sr-summary">
      {order
        .filter((name) => view.racers[name].seat === seat)
        .map((name) => (
          <span key={name} class="sr-summary-racer">
            <b>{`${order.indexOf(name) + 1}.`}</b>
            <RacerMark name={name} letters={sheet.racers[name].letters} size={34} />
            <Laps racer={view.racers[name]} laps={sheet.laps} t={t} />
            <Kit name={name} view={view} sheet={sheet} t={t} />
          </span>
        ))}
    </span>
  )
}

/** The race in words, first place first. */
export function describe(view: any, t: Say, sheet: any): string {
  const lines = ranked(view).map((name, place) => {
    const racer = view.racers[name]
    const boosters = Object.entries<number>(racer.boosters).map(
      ([kind, count]) => `${count > 1 ? `${count}×` : ""}${t(dashed("booster", kind))}`,
    )
    return t("board-racer-words", {
      place: place + 1,
      racer: t.value("racer", name),
      where: where(racer, sheet, t),
      boosters: boosters.join(", ") || t("board-none"),
      markers: racer.bonus_markers,
      cards: view.bonus_card_counts[racer.seat],
    })
  })
  if (view.dice.length)
    lines.push(
      t("board-dice", { dice: view.dice.join(" "), total: view.dice.reduce((a: number, b: number) => a + b, 0) }),
    )
  return lines.join(" ")
}
