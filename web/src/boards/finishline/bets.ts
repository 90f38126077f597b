/** The betting slip: what is staked, what is left, and what bets would pay. */

export interface Bets {
  win: { horse: number; amount: number }[]
  place: { horses: number[]; amount: number }[]
}
export interface Line {
  kind: "win" | "place"
  horses: number[]
  amount: number
  odds: number
  pays: number
  /** The horses lie as the bet needs them now. */
  stands: boolean
}
export interface Slip {
  lines: Line[]
  staked: number
  left: number
  /** What the slip would pay if the race ended as it stands; null while two are level in the lead. */
  standing: number | null
}

/** What a horse of this race pays: by its starting place alone. */
export function oddsOf(horse: number, lineUp: readonly number[], row: readonly number[]): number {
  return row[lineUp.indexOf(horse)] ?? 0
}

/** What a bet on some horses pays: the odds of a pair are added. */
export const oddsFor = (horses: readonly number[], lineUp: readonly number[], row: readonly number[]): number =>
  horses.reduce((sum, horse) => sum + oddsOf(horse, lineUp, row), 0)

/** The slip with its totals. */
export function slipOf(
  bets: Bets | null,
  capital: number,
  lineUp: readonly number[],
  order: readonly number[],
  level: boolean,
  row: readonly number[],
): Slip {
  const first = order.at(-1)
  const second = order.at(-2)
  const all = [
    ...(bets?.win ?? []).map((bet) => ({ kind: "win" as const, horses: [bet.horse], amount: bet.amount })),
    ...(bets?.place ?? []).map((bet) => ({ kind: "place" as const, horses: bet.horses, amount: bet.amount })),
  ]
  const lines = all.map((bet) => {
    const odds = oddsFor(bet.horses, lineUp, row)
    const stands =
      bet.kind === "win"
        ? !level && bet.horses[0] === first
        : bet.horses.every((horse) => horse === first || horse === second)
    return { ...bet, odds, pays: odds * bet.amount, stands }
  })
  const staked = lines.reduce((sum, line) => sum + line.amount, 0)
  const standing = lines.reduce((sum, line) => sum + (line.stands ? line.pays : 0), 0)
  return { lines, staked, left: capital - staked, standing: level ? null : standing }
}

/** An amount as a person may have typed it, or null. */
export function amountOf(text: string): number | null {
  const digits = text.replace(/[\s.,'’]/g, "")
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** What is wrong with an amount: not a multiple of the step, or more than is left; null if nothing is. */
export function problemOf(amount: number | null, left: number, step: number): "step" | "left" | null {
  if (amount === null || amount < step || amount % step) return "step"
  return amount > left ? "left" : null
}

/** Amounts to offer: a quarter, a half and all of what is left, each once. */
export function quickAmounts(left: number, step: number): number[] {
  const down = (amount: number): number => Math.max(step, Math.floor(amount / step) * step)
  if (left < step) return []
  return [...new Set([down(left / 4), down(left / 2), down(left)])]
}
