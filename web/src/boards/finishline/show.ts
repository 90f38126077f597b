/** What the picture of a race shows, and how each event changes it. */
import type { GameEvent } from "../../board"
import type { Stage } from "../story"
import { PIECE } from "./faces"
import { movedTo, rearranged } from "./field"

export interface HandDie {
  die: string
  shows?: string
}
/** How a race was paid out: its result, and what everybody got. */
export interface Paid {
  first: number
  second: number
  lines: GameEvent[]
}
export interface Shown {
  race: number
  lineUp: number[]
  order: number[]
  level: boolean
  on: Record<string, string[]>
  pool: Record<string, number>
  dice: HandDie[]
  homeStraight: boolean
  /** Horseshoes in a photo finish, by horse. */
  photo: Record<string, number>
  /** The race that was paid out last, as far as it was seen. */
  paid: Paid | null
}

const PAYING = ["bet", "bonus", "total", "side_balance", "winner"]

/** What was paid out in some news, if a race ended in them. */
export function paidIn(news: readonly GameEvent[]): Paid | null {
  const at = news.findLastIndex((event) => event.event === "result")
  const result = news[at]
  if (!result) return null
  return { first: result.first, second: result.second, lines: news.slice(at).filter((e) => PAYING.includes(e.event)) }
}

/** The horseshoes of a photo finish in some news; none once another race has begun. */
function photoIn(news: readonly GameEvent[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const event of news) if (event.event === "photo") found[event.horse] = event.horseshoes
  return found
}

/** What a view looks like at rest; the last payout stays until the next race runs. */
export function settle(view: any, before: Shown | null, news: GameEvent[]): Shown {
  const paying = view.step === "bet" || view.step === "over"
  return {
    race: view.race,
    lineUp: view.line_up,
    order: view.order,
    level: view.level,
    on: view.on,
    pool: view.pool,
    dice: view.dice,
    homeStraight: view.home_straight,
    photo: paying ? { ...before?.photo, ...photoIn(news) } : {},
    paid: paying ? (paidIn(news) ?? before?.paid ?? null) : null,
  }
}

/** The dice after one of a colour has shown a face. */
export function rolled(dice: readonly HandDie[], die: string, face: string): HandDie[] {
  const at = dice.findIndex((one) => one.die === die && !one.shows)
  return dice.map((one, n) => (n === at ? { die, shows: face } : one))
}

/** Dice as they lie once they are rolled: colour by colour. */
export const byColour = (dice: readonly HandDie[], colours: readonly string[]): HandDie[] =>
  [...dice].sort((one, other) => colours.indexOf(one.die) - colours.indexOf(other.die))

/** Plays the events of a race. */
export function teller(sheet: any) {
  const colourOf = (face: string): string =>
    Object.keys(sheet.dice).find((die) => face in sheet.dice[die].faces) ?? "white"
  return async (event: GameEvent, stage: Stage<Shown>): Promise<void> => {
    const { motion, show, find, rest, now } = stage
    const horse = (number: number): Element | null => find(`[data-horse="${number}"] .fl-horse-body`)

    switch (event.event) {
      case "took": {
        const { pool, dice } = now()
        await show({
          pool: { ...pool, [event.die]: Math.max(0, (pool[event.die] ?? 0) - 1) },
          dice: [...dice.map(({ die }) => ({ die })), { die: event.die }],
        })
        return motion.pulse(find(`[data-hand="${now().dice.length - 1}"] .die-body`), { ms: 240 })
      }
      case "shows": {
        const before = byColour(now().dice, Object.keys(sheet.dice))
        const dice = rolled(before, colourOf(event.face), event.face)
        await show({ dice })
        const at = dice.findIndex((one, n) => one.shows !== before[n]?.shows)
        void motion.tumble(find(`[data-hand="${at}"] .die-body`), { ms: 700 })
        return rest(at === sheet.hand - 1 ? 760 : 120)
      }
      case "laid": {
        const piece = PIECE[event.face]
        if (!piece) return motion.pulse(horse(event.horse), { ms: 300 })
        const lying = now().on[event.horse] ?? []
        await show({ on: { ...now().on, [event.horse]: [...lying, piece] }, dice: now().dice })
        return motion.run(
          find(`[data-horse="${event.horse}"] [data-lying="${lying.length}"]`),
          [{ transform: "translateY(-40px) scale(2.4) rotate(-30deg)", opacity: 0.2 }, { transform: "none" }],
          { ms: 420, easing: "cubic-bezier(.4,0,.6,1)" },
        )
      }
      case "paced": {
        const on = { ...now().on }
        const from = [...(on[event.from] ?? [])]
        from.splice(from.indexOf("white"), 1)
        on[event.from] = from
        on[event.to] = [...(on[event.to] ?? []), "white"]
        await show({ on })
        return rest(400)
      }
      case "advanced":
      case "fell_back":
        await show({ order: movedTo(now().order, event.horse, event.place) })
        return rest(620)
      case "reordered":
        await show({ order: rearranged(now().order, [event.back, event.middle, event.front]) })
        return rest(700)
      case "level":
        await show({ level: true })
        return rest(600)
      case "disqualified":
        await motion.run(
          horse(event.horse),
          [0, -5, 5, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` })),
          { ms: 420 },
        )
        await show({ order: now().order.filter((one) => one !== event.horse) })
        return rest(500)
      case "home_straight":
        await show({ homeStraight: true })
        return motion.pulse(find(".fl-flag"), { ms: 600 })
      case "photo":
        await show({ photo: { ...now().photo, [event.horse]: event.horseshoes } })
        return rest(1300)
      case "photo_tie":
        await rest(500)
        return show({ photo: {} })
      case "result":
        await show({ paid: { first: event.first, second: event.second, lines: [] } })
        return rest(1800)
    }
  }
}
