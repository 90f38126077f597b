/** Dice of the zones: what an active one shows and what was used of it, and heaps of the same. */
import type { Action } from "../../board"
import type { Dice, Player, Sheet } from "./types"

export interface ActiveDie {
  die: string
  face: string
  used: "" | "main" | "second" | "both"
  count: number
}

const STATES: [string, ActiveDie["used"]][] = [
  ["_main_used", "main"],
  ["_second_used", "second"],
  ["_used", "both"],
]

/** An active side by its name, such as `white_symbol_main_used`. */
export function activeDie(name: string, count: number): ActiveDie {
  const state = STATES.find(([ending]) => name.endsWith(ending))
  const side = state ? name.slice(0, -state[0].length) : name
  const cut = side.lastIndexOf("_")
  return { die: side.slice(0, cut), face: side.slice(cut + 1), used: state?.[1] ?? "", count }
}

/** Whether nothing of an active die is left to use; a card with one part, or whose second needs power, has only one. */
export function spent({ die, face, used }: ActiveDie, cards: (string | null)[], sheet: Sheet): boolean {
  if (used !== "main") return used === "both"
  const second = sheet.cards[cards[sheet.colours.indexOf(die)] ?? ""]?.parts.second
  return !second || (second.power_only && face !== "power")
}

/** The active dice, unused ones first within a colour. */
export const activeDice = (dice: Dice): ActiveDie[] =>
  Object.entries(dice).map(([name, count]) => activeDie(name, count))

export const total = (dice: Dice): number => Object.values(dice).reduce((sum, count) => sum + count, 0)

/** All dice of somebody, by kind. */
export function owned(player: Player): Dice {
  const found: Dice = {}
  const add = (die: string, count: number): void => void (found[die] = (found[die] ?? 0) + count)
  for (const zone of [player.draw, player.roll, player.discard, player.hand]) {
    for (const [die, count] of Object.entries(zone)) add(die, count)
  }
  for (const { die, count } of activeDice(player.active)) add(die, count)
  return found
}

/** The chance that a die is a hit. */
export function hitChance(faces: string[]): number {
  return faces.filter((face) => face !== "blank").length / faces.length
}

/** Draws that fill the Roll Zone: colours before gray, the dearest first. */
export function fillUp(legal: Action[], draw: Dice, room: number, sheet: Sheet): Action[] {
  const worth = (die: string): number =>
    Object.values(sheet.cards).find((card) => card.colour === die)?.cost ?? hitChance(sheet.dice[die]!)
  const open = legal.filter((action) => action.do === "draw").map((action) => String(action.die))
  const dice = open.flatMap((die) => Array<string>(draw[die] ?? 0).fill(die))
  dice.sort((a, b) => worth(b) - worth(a))
  return dice.slice(0, room).map((die) => ({ do: "draw", die }))
}

export interface Use {
  action: Action
  /** How many dice can be used so. */
  count: number
  card: string
  asks: boolean
  losesSelf: boolean
  /** Used by itself together with the main part. */
  withMain: boolean
}

/** Abilities that can be used, each with how many dice show it. */
export function uses(legal: Action[], player: Player, cards: (string | null)[], sheet: Sheet): Use[] {
  const found: Use[] = []
  for (const action of legal) {
    if (action.do !== "use") continue
    const part = action.part as "main" | "second"
    const name = cards[sheet.colours.indexOf(String(action.card))] ?? ""
    const about = sheet.cards[name]?.parts[part]
    const dice = activeDice(player.active).filter(
      ({ die, face, used }) => die === action.card && face === action.symbol && used !== part && used !== "both",
    )
    found.push({
      action,
      count: Math.max(
        1,
        dice.reduce((sum, { count }) => sum + count, 0),
      ),
      card: name,
      asks: about?.asks ?? true,
      losesSelf: about?.lose_self ?? false,
      withMain: part === "second" && (about?.power_only ?? false),
    })
  }
  return found
}

/**
 * Everything that only gains. The power part of a die goes with its main part; dice that are lost by it come last, for
 * others may count them.
 */
export function useAll(found: Use[]): Action[] {
  const whole = (use: Use): boolean =>
    found.some(({ action }) => action.part === "main" && action.symbol === "power" && action.card === use.action.card)
  const free = found.filter((use) => !use.asks && !(use.withMain && whole(use)))
  free.sort((a, b) => Number(a.losesSelf) - Number(b.losesSelf))
  return free.flatMap((use) => Array<Action>(use.count).fill(use.action))
}

/** What a bust would cost: coins and steps that active faces show, and how many abilities. */
export function stakes(dice: Dice): { coins: number; steps: number; credits: number; symbols: number } {
  const found = { coins: 0, steps: 0, credits: 0, symbols: 0 }
  for (const { face, count } of activeDice(dice)) {
    const amount = count * Number(face.at(-1))
    if (face.startsWith("coin")) found.coins += amount
    else if (face.startsWith("step")) found.steps += amount
    else if (face.startsWith("credit")) found.credits += amount
    else if (face !== "blank") found.symbols += count
  }
  return found
}
