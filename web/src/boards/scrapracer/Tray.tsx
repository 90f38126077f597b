/** The dice tray: six places, the sum, the risk of one more die, and what the crash decks hold. */
import type { VNode } from "preact"
import type { BoardProps } from "../../board"
import { Die } from "../../parts/Die"
import { Explain } from "../../parts/Explain"
import { dashed, type Say } from "../../text"
import { aboutCard, Card } from "./Card"
import { RacerMark } from "./Racer"
import type { Shown } from "./show"

const FACES = [1, 2, 3, 4, 5, 6]

/** The six faces that could come, those that would be a double struck out. */
export function Faces({ dice, t }: { dice: number[]; t: Say }): VNode {
  const crashes = FACES.filter((face) => dice.includes(face))
  return (
    <Explain
      title={t("board-faces", { count: crashes.length })}
      text={crashes.length ? t("board-faces-about", { faces: crashes.join(", ") }) : ""}
      class="sr-faces"
    >
      {FACES.map((face) => (
        <span key={face} class={`sr-face ${dice.includes(face) ? "sr-face-bad" : ""}`}>
          <Die value={face} size={22} />
        </span>
      ))}
    </Explain>
  )
}

/** The three crash decks: cards left, and how far they move on average. */
function Decks({ props, lit }: { props: BoardProps; lit: string | null }): VNode {
  const { view, t, odds, sheet } = props
  return (
    <ul class="sr-decks">
      {Object.keys(sheet.crash).map((deck) => {
        const left = Object.values<number>(view.decks[deck]).reduce((sum, count) => sum + count, 0)
        const steps: number | undefined = odds?.crash_moves?.[deck]
        const cards = Object.entries<number>(view.decks[deck])
          .map(([card, count]) => `${count} × ${t(dashed("crash", card))}`)
          .join(", ")
        const name = t(dashed("deck", deck))
        return (
          <li key={deck} class={`sr-deck ${lit === deck ? "sr-deck-lit" : ""}`}>
            <Explain title={t("board-crash-deck", { deck: name, count: left })} text={cards}>
              <span class="sr-deck-name">{name}</span>
              {steps === undefined ? (
                <span class="sr-deck-left">{left}</span>
              ) : (
                <span class={steps < 0 ? "sr-deck-steps sr-down" : "sr-deck-steps"}>
                  {`${steps < 0 ? "▼" : "▲"} ${t.number(Math.abs(steps), { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`}
                </span>
              )}
            </Explain>
          </li>
        )
      })}
    </ul>
  )
}

/** The racer on the move, its dice and their sum. */
export function Tray({ props, shown }: { props: BoardProps; shown: Shown }): VNode {
  const { t, sheet, view, names } = props
  const total = shown.dice.reduce((sum, value) => sum + value, 0)
  const last = shown.dice.at(-1)
  const racer = shown.turn
  const owner = racer ? view.racers[racer]?.seat : undefined
  return (
    <section class={`sr-tray sr-riveted ${shown.crashed ? "sr-tray-crashed" : ""}`} aria-label={t("board-tray")}>
      <header class="sr-tray-head">
        {racer ? (
          <Explain title={t.value("racer", racer)} text={t.value("ability", racer)} class="sr-tray-racer">
            <RacerMark name={racer} letters={sheet.racers[racer].letters} size={44} />
            <span>
              <b>{t.value("racer", racer)}</b>
              <small>{owner === undefined ? "" : names[owner]}</small>
            </span>
          </Explain>
        ) : null}
        <span class="sr-total">
          <span class="hidden-text">{t("board-dice-sum", { total })}</span>
          <small aria-hidden="true">{t("board-sum")}</small>
          <output aria-hidden="true">{total}</output>
        </span>
      </header>
      <ol class="sr-dice">
        {Array.from({ length: sheet.most_dice }, (_, place) => {
          const value = shown.dice[place]
          const twin = shown.crashed && value !== undefined && value === last
          return (
            <li key={place} data-die={place} class={twin ? "sr-twin" : ""}>
              {value === undefined ? (
                <span class="sr-place">{place + 1}</span>
              ) : (
                <Die value={value} size="100%" label={String(value)} />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What one more die may bring: the faces that crash, the crash decks, the latest card. */
export function Risk({ props, shown }: { props: BoardProps; shown: Shown }): VNode {
  const { t, sheet } = props
  const last = shown.dice.at(-1)
  return (
    <div class="sr-risk">
      <div>
        <h3>{t("board-next-die")}</h3>
        <Faces dice={shown.dice} t={t} />
      </div>
      <div>
        <h3>{t("board-crash-decks")}</h3>
        <Decks props={props} lit={shown.crashed && last !== undefined ? sheet.deck_of[last] : null} />
      </div>
      {shown.card ? (
        <div class="sr-last">
          <h3>{t("board-last-card")}</h3>
          <Explain
            title={t("board-card-for", {
              deck: t(`board-deck-${shown.card.deck}`),
              racer: t.value("racer", shown.card.racer),
            })}
            text={aboutCard(shown.card.deck, shown.card.card, t)}
            class="sr-last-card"
          >
            <RacerMark name={shown.card.racer} letters={sheet.racers[shown.card.racer].letters} size={30} />
            <span>{shown.card.card === null ? t("unknown-thing") : t(dashed(shown.card.deck, shown.card.card))}</span>
          </Explain>
        </div>
      ) : null}
    </div>
  )
}

/** The card that was just drawn, large, over the circuit. */
export function Reading({ shown, sheet, t }: { shown: Shown; sheet: any; t: Say }): VNode | null {
  if (!shown.card || !shown.reading) return null
  return (
    <div class="sr-over" aria-hidden="true">
      <Card deck={shown.card.deck} card={shown.card.card} sheet={sheet} t={t} class="sr-reading" />
    </div>
  )
}
