/** What to do now: roll or stop with the risk beside it, boosters with what they would make, cards to play. */
import type { VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { Die } from "../../parts/Die"
import { dashed, type Say } from "../../text"
import { aboutCard, effectOf, Sign } from "./Card"
import { RacerMark } from "./Racer"
import { BoosterToken } from "./Standings"
import { spaceAt } from "./track"
import { useKeys } from "../keys"
import { hurried } from "../story"

const BOOSTER_FOR: Record<string, string> = {
  plus: "plus_minus_1",
  minus: "plus_minus_1",
  flip: "flip",
  reroll: "reroll",
}

/** The face a booster would turn the latest die to; null where chance decides. */
export function facing(use: string, face: number): number | null {
  if (use === "plus") return face + 1
  if (use === "minus") return face - 1
  return use === "flip" ? 7 - face : null
}

/** What matters most first: go on or stop, then what helps. */
const ORDER = ["roll", "stop", "drive", "done", "crash"]
const weight = (action: Action): number => {
  const at = ORDER.indexOf(action.do)
  return at < 0 ? ORDER.length : at
}

/** The chance of a double with one more die, and what is left of it once boosters are used. */
export function riskOf(odds: any, t: Say): string {
  return odds.double_with_boosters === odds.double
    ? t("board-risk", { chance: odds.double })
    : t("board-risk-boosted", { chance: odds.double, boosted: odds.double_with_boosters })
}

export function Decision(given: BoardProps): VNode {
  const props = hurried(given)
  const { legal, act, t, busy, prompt, odds, view, sheet } = props
  const about = prompt?.about ?? {}
  const button = (action: Action, name: string, content: VNode | string, says?: [string, string]): VNode => (
    <button
      key={JSON.stringify(action)}
      type="button"
      class={`sr-do ${name}`}
      disabled={busy}
      data-legal
      onClick={() => act(action)}
      {...(says ? explaining(...says) : {})}
    >
      {content}
    </button>
  )
  const last: number = view.dice.at(-1) ?? 0
  const ordered = [...legal].sort((one, other) => weight(one) - weight(other))
  useKeys(
    ordered.map((action) => () => props.act(action)),
    props.busy,
  )

  const landing = (): number => spaceAt((view.racers[view.turn]?.progress ?? 0) + about.total, sheet.lap)

  function make(action: Action): VNode {
    const said = t.action(action, about)
    switch (action.do) {
      case "roll":
        return button(
          action,
          "sr-do-roll",
          <>
            <b>{said}</b>
            {odds && !odds.double_shows && odds.double > 0 ? <small>{riskOf(odds, t)}</small> : null}
          </>,
        )
      case "stop":
      case "drive":
        return button(
          action,
          "sr-do-stop",
          <>
            <b>{said}</b>
            {about.total ? <small>{t("board-reach", { space: landing() })}</small> : null}
          </>,
        )
      case "crash":
        return button(
          action,
          "sr-do-crash",
          <>
            <b>{said}</b>
            {odds?.crash_moves && last ? (
              <small>
                {t(odds.crash_moves[sheet.deck_of[last]] < 0 ? "odds-deck-back" : "odds-deck-forward", {
                  deck: t(dashed("deck", sheet.deck_of[last])),
                  steps: Math.abs(odds.crash_moves[sheet.deck_of[last]]),
                })}
              </small>
            ) : null}
          </>,
        )
      case "boost": {
        const use = String(action.use)
        const kind = BOOSTER_FOR[use] ?? use
        const face = facing(use, last)
        return button(
          action,
          "sr-do-boost",
          <>
            <BoosterToken kind={kind} />
            <b>{said}</b>
            {face === null ? null : (
              <span class="sr-becomes">
                <Die value={last} size={22} />
                <i aria-hidden="true">→</i>
                <Die value={face} size={22} label={String(face)} />
              </span>
            )}
          </>,
          [t(dashed("booster", kind)), t(dashed("about-booster", kind))],
        )
      }
      case "play": {
        const card = String(action.card)
        const effect = effectOf("bonus", card, sheet)
        return button(
          action,
          "sr-do-play",
          <>
            {effect ? <Sign effect={effect} /> : null}
            <b>{t(dashed("bonus", card))}</b>
          </>,
          [said, aboutCard("bonus", card, t)],
        )
      }
      case "first":
      case "win": {
        const racer = String(action.racer)
        return button(
          action,
          "sr-do-racer",
          <>
            <RacerMark name={racer} letters={sheet.racers[racer].letters} size={44} />
            <b>{said}</b>
          </>,
          [t.value("racer", racer), t.value("ability", racer)],
        )
      }
      default:
        return button(action, "", <b>{said}</b>)
    }
  }

  return (
    <div class="sr-decision">
      <div class="sr-doing">{ordered.map(make)}</div>
    </div>
  )
}
