/** Crash, goal and bonus cards: what they do as a sign and in words. */
import type { VNode } from "preact"
import { dashed, type Say } from "../../text"
import type { Deck } from "./show"

interface Effect {
  effect: string
  steps?: number
  other?: number
  of?: number
}

/** What a card does, from whichever deck it lies in. */
export function effectOf(deck: Deck, card: string, sheet: any): Effect | null {
  if (deck !== "crash") return sheet[deck][card] ?? null
  for (const cards of Object.values<Record<string, Effect>>(sheet.crash)) if (cards[card]) return cards[card]
  return null
}

const FORWARD = "M-36-14H4V-28L38 0L4 28V14H-36Z"
const BACK = "M36-14H-4V-28L-38 0L-4 28V14H36Z"

/** A sign: arrows with numbers, and who they are for. */
export function Sign({ effect }: { effect: Effect }): VNode {
  const { effect: kind, steps = 0, other = 0, of = 1 } = effect
  const back = ["back", "die_back", "position_loss"].includes(kind)
  const dots = (count: number, first: number): VNode[] =>
    Array.from({ length: count }, (_, i) => (
      <circle key={`${first} ${i}`} class="sr-pawn" cx={-24 + i * 16} cy={first} r="6.5" />
    ))
  return (
    <svg class="sr-sign" viewBox="-42 -36 84 72" aria-hidden="true">
      {kind === "stay" ? (
        <path d="M-24-24h48v48h-48zM-12-12v24h24v-24z" fill-rule="evenodd" />
      ) : kind === "straight" ? (
        <path d="M-34 24V14H34V24ZM-34-14V-24H34V-14ZM-22-4H8V-11L26 0L8 11V4H-22Z" />
      ) : kind === "curve" ? (
        <path d="M-32 28V8Q-32-28 4-28H14V-34L36-20L14-6V-12H4Q-16-12-16 8V28Z" />
      ) : kind === "catch_up" ? (
        <path d="M-36-8H-14V-20L6 0L-14 20V8H-36ZM14-18H34V18H14Z" />
      ) : kind === "position_loss" ? (
        <path d="M36-8H6V-20L-14 0L6 20V8H36ZM-20-14h-14v28h14z" />
      ) : (
        <>
          <path d={back ? BACK : FORWARD} />
          {kind === "dice" || kind === "die_back" ? (
            Array.from({ length: kind === "dice" ? 2 : 1 }, (_, i) => (
              <g key={i} transform={`translate(${kind === "dice" ? -19 + i * 17 : 3} 0)`}>
                <rect class="sr-bone" x="-7" y="-7" width="14" height="14" rx="3" />
                <circle cx="0" cy="0" r="1.9" />
                <circle cx="-3.6" cy="-3.6" r="1.7" />
                <circle cx="3.6" cy="3.6" r="1.7" />
              </g>
            ))
          ) : (
            <text class="sr-steps" x={back ? 8 : -8} y="9">
              {steps}
            </text>
          )}
          {kind === "ahead_back" ? (
            <text class="sr-other" x="30" y="-20">
              {`−${other}`}
            </text>
          ) : null}
          {kind === "ram" ? (
            <path class="sr-burst" d="M30-30l3 7 7-3-3 7 7 3-7 3 3 7-7-3-3 7-3-7-7 3 3-7-7-3 7-3-3-7 7 3z" />
          ) : null}
          {kind === "last" || kind === "behind" ? dots(of, 28) : null}
          {kind === "all_but_first" ? dots(5 - of, 28) : null}
        </>
      )}
    </svg>
  )
}

interface CardProps {
  deck: Deck
  card: string | null
  sheet: any
  t: Say
  class?: string
}

/** A whole card; face down where its kind is somebody's secret. */
export function Card({ deck, card, sheet, t, class: name = "" }: CardProps): VNode {
  const effect = card === null ? null : effectOf(deck, card, sheet)
  return (
    <div class={`sr-card sr-card-${deck} ${name}`}>
      <span class="sr-card-deck">{t(`board-deck-${deck}`)}</span>
      {effect ? <Sign effect={effect} /> : <span class="sr-card-back">?</span>}
      <span class="sr-card-text">{card === null ? t("unknown-thing") : t(dashed(deck, card))}</span>
    </div>
  )
}

/** What a card does, at length. */
export const aboutCard = (deck: Deck, card: string | null, t: Say): string =>
  card === null ? t("about-hidden-card") : t(dashed("about", deck, card))
