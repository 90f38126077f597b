/** What the picture of a race shows, and how each event changes it. */
import type { GameEvent } from "../../board"
import type { Stage } from "../story"
import { drivenTo, type Part } from "./track"

export type Deck = "crash" | "bonus" | "goal"
export interface Shown {
  progress: Record<string, number>
  dice: number[]
  /** The dice ended in a double. */
  crashed: boolean
  boosters: number[]
  turn: string | null
  /** The card drawn or played last, and for whom. */
  card: { deck: Deck; card: string | null; racer: string } | null
  /** It lies in the middle of the picture for everybody to read. */
  reading: boolean
  /** Dice beside racers in a fight. */
  fight: Record<string, number>
}

const DECK_OF: Record<string, Deck> = { crash_card: "crash", goal_card: "goal", bonus_card: "bonus", played: "bonus" }

/** What a view looks like at rest; the last card stays where it is. */
export function settle(view: any, before: Shown | null, news: GameEvent[]): Shown {
  const drawn = news.findLast((event) => event.event in DECK_OF)
  const progress: Record<string, number> = {}
  for (const [name, racer] of Object.entries<any>(view.racers)) progress[name] = racer.progress
  return {
    progress,
    dice: view.dice,
    crashed: new Set(view.dice).size < view.dice.length,
    boosters: view.boosters_on_track,
    turn: view.turn,
    card: drawn
      ? { deck: DECK_OF[drawn.event] ?? "crash", card: drawn.card, racer: drawn.racer }
      : (before?.card ?? null),
    reading: false,
    fight: {},
  }
}

const STEPS_PER_SPACE = 4

/** Which side of the road a racer keeps to. */
export const SIDES: Record<string, number> = {
  swifty: -8,
  jackal: 8,
  crusher: -8,
  hover: 8,
  twister: -8,
  steel_jacket: 8,
}

/** Keyframes of a drive from one progress to another, forward or back. */
export function drive(parts: readonly Part[], lap: number, from: number, to: number, aside = 0): Keyframe[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) * STEPS_PER_SPACE))
  const frames: Keyframe[] = []
  let last: number | null = null
  for (let i = 0; i <= count; i++) {
    const progress = from + ((to - from) * i) / count
    const spot = drivenTo(parts, lap, Math.max(0.5, progress), aside)
    // Angles run on instead of jumping from 180 to -180 degrees.
    const angle: number = last === null ? spot.angle : last + ((((spot.angle - last) % 360) + 540) % 360) - 180
    last = angle
    frames.push({
      transform: `translate(${spot.x.toFixed(1)}px, ${spot.y.toFixed(1)}px) rotate(${angle.toFixed(1)}deg)`,
    })
  }
  return frames
}

/** How long a drive takes at speed 1. */
export const driveTime = (steps: number): number => Math.min(1500, 260 + 90 * Math.abs(steps))

/** Plays the events of a race. */
export function teller(sheet: { parts: Part[]; lap: number }) {
  return async (event: GameEvent, stage: Stage<Shown>): Promise<void> => {
    const { motion, show, find, rest, now } = stage
    const car = (racer: string): Element | null => find(`[data-racer="${racer}"]`)

    async function move(racer: string, steps: number): Promise<void> {
      const from = now().progress[racer] ?? 0
      const to = from + steps
      await motion.run(car(racer), drive(sheet.parts, sheet.lap, from, to, SIDES[racer]), {
        ms: driveTime(steps),
        easing: steps > 0 ? "cubic-bezier(.45,.05,.3,1)" : "cubic-bezier(.3,0,.6,1)",
      })
      await show({ progress: { ...now().progress, [racer]: to } })
    }
    async function roll(place: number): Promise<void> {
      await motion.tumble(find(`[data-die="${place}"] .die-body`), { ms: 560 })
    }
    async function draw(): Promise<void> {
      const deck = DECK_OF[event.event] ?? "crash"
      await show({ card: { deck, card: event.card, racer: event.racer }, reading: true })
      const turned = [
        { transform: "translateY(20px) scaleX(.02)", opacity: 0 },
        { transform: "scaleX(.02)", opacity: 1, offset: 0.2 },
        { transform: "none" },
      ]
      await motion.run(find(".sr-reading"), turned, { ms: 420 })
      await rest(1100)
      await show({ reading: false })
    }

    switch (event.event) {
      case "turn":
        return show({ turn: event.racer, dice: [], crashed: false, fight: {} })
      case "die": {
        const dice = [...now().dice, event.value]
        await show({ dice })
        return roll(dice.length - 1)
      }
      case "boosted": {
        const dice = [...now().dice.slice(0, -1), ...(event.use === "reroll" ? [] : [event.value])]
        await show({ dice })
        return motion.pulse(find(`[data-die="${dice.length - 1}"] .die-body`))
      }
      case "double":
        await show({ crashed: true })
        return motion.run(
          find(".sr-dice"),
          [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
          { ms: 420 },
        )
      case "moved":
        return move(event.racer, event.steps)
      case "fell_back":
        return move(event.racer, -event.steps)
      case "ability":
        return motion.pulse(car(event.racer)?.querySelector(".sr-body") ?? null)
      case "fight":
        await show({ fight: {} })
        return rest(250)
      case "fight_die":
        await show({ fight: { ...now().fight, [event.racer]: event.value } })
        await motion.tumble(find(`[data-fight="${event.racer}"] .die-body`), { ms: 460 })
        return rest(180)
      case "fight_won":
        await rest(400)
        return show({ fight: {} })
      case "crash_card":
      case "goal_card":
      case "bonus_card":
      case "played":
        return draw()
      case "crash_die": {
        await show({ dice: [event.value], crashed: false })
        return roll(0)
      }
      case "booster":
        await motion.pulse(find(`[data-booster="${event.space}"] path`), { ms: 300 })
        return show({ boosters: now().boosters.filter((space) => space !== event.space) })
    }
  }
}
