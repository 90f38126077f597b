/** The dice: the pool by colour, what is out of play, and the three in front of the active player. */
import type { VNode } from "preact"
import type { BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { SeatMark } from "../../parts/Seat"
import { dashed, type Say } from "../../text"
import { FlDie } from "./faces"
import { countOf } from "./field"
import type { Shown } from "./show"

/** The faces of a colour in words. */
export function aboutDie(die: string, sheet: any, t: Say): string {
  const faces = Object.entries<number>(sheet.dice[die].faces).map(
    ([face, count]) => `${count}× ${t(dashed("face", face))}`,
  )
  return faces.join(", ")
}

interface PoolProps {
  props: BoardProps
  shown: Shown
  legal: Set<string>
  take(die: string): void
}

export function Pool({ props, shown, legal, take }: PoolProps): VNode {
  const { t, sheet, view } = props
  const out: Record<string, number> = view.out_of_play
  return (
    <section class="fl-pool" aria-label={t("board-pool-title")}>
      <h3>
        {t("board-pool-title")} <b>{countOf(shown.pool)}</b>
      </h3>
      <ul>
        {Object.keys(sheet.dice).map((die) => {
          const count = shown.pool[die] ?? 0
          const locked = die === "yellow" && !shown.homeStraight
          const may = legal.has(die)
          const title = t("board-pool-die", { die: t(dashed("die", die)), count, out: out[die] ?? 0 })
          const about = `${locked ? `${t("board-locked", { count: sheet.home_straight })} ` : ""}${aboutDie(die, sheet, t)}`
          return (
            <li key={die}>
              <button
                type="button"
                class={`fl-pool-die ${count ? "" : "fl-empty"}`}
                data-legal={may ? true : undefined}
                onClick={() => take(die)}
                {...explaining(title, about)}
              >
                <span class="hidden-text">{`${title}. ${about}`}</span>
                <FlDie die={die} size="100%" faded={!count} />
                <span class="fl-count" aria-hidden="true">
                  {count}
                </span>
                {locked ? (
                  <svg class="fl-lock" viewBox="0 0 20 22" aria-hidden="true">
                    <path d="M5 9V7a5 5 0 0 1 10 0v2" />
                    <rect x="2" y="9" width="16" height="12" rx="2" />
                  </svg>
                ) : null}
                <small class="fl-out-count" aria-hidden="true">
                  {out[die] ? t("board-out-count", { count: out[die] }) : "\u00a0"}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface HandProps {
  props: BoardProps
  shown: Shown
  chosen: number | null
  may: boolean
  choose(slot: number): void
}

/** The three dice of the turn. */
export function Hand({ props, shown, chosen, may, choose }: HandProps): VNode {
  const { t, sheet, view, names } = props
  const seat: number = view.extra ?? view.player
  return (
    <section class="fl-hand" aria-label={t("board-hand")}>
      <h3>
        <SeatMark seat={seat} size={18} /> {names[seat]}
      </h3>
      <ul>
        {Array.from({ length: sheet.hand }, (_, slot) => {
          const die = shown.dice[slot]
          if (!die)
            return (
              <li key={slot}>
                <span class="fl-slot" />
                <small>{"\u00a0"}</small>
              </li>
            )
          const title = die.shows ? t(dashed("face", die.shows)) : t("board-die-of", { die: t(dashed("die", die.die)) })
          const about = die.shows ? t(dashed("about-face", die.shows)) : aboutDie(die.die, sheet, t)
          return (
            <li key={slot} data-hand={slot}>
              <button
                type="button"
                class="fl-hand-die"
                aria-pressed={chosen === slot}
                data-legal={may && die.shows ? true : undefined}
                onClick={() => choose(slot)}
                {...explaining(title, about)}
              >
                <span class="hidden-text">{`${title}. ${about}`}</span>
                <FlDie die={die.die} face={die.shows} size="100%" sideBet={sheet.side_bet} />
              </button>
              <small>{die.shows ? title : "\u00a0"}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
