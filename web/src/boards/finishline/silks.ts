/** The colours of the stables: every horse has a pattern and two inks of its own, besides its number. */

export const PATTERNS = [
  "plain",
  "halves",
  "quarters",
  "stripes",
  "hoops",
  "chevron",
  "diamond",
  "spots",
  "sash",
  "cross",
  "star",
  "yoke",
] as const
export type Pattern = (typeof PATTERNS)[number]
export interface Silk {
  pattern: Pattern
  ground: string
  mark: string
}

const INKS: [string, string][] = [
  ["#d6322b", "#fffdf7"],
  ["#1f5fbf", "#ffd23f"],
  ["#ffd23f", "#1b1a17"],
  ["#178048", "#fffdf7"],
  ["#fffdf7", "#d6322b"],
  ["#7b3fa0", "#ffd23f"],
  ["#1b1a17", "#f28ab2"],
  ["#f28ab2", "#1f3f7a"],
  ["#f07f23", "#1b1a17"],
  ["#35b3c9", "#fffdf7"],
  ["#fffdf7", "#1f5fbf"],
  ["#7c1f2d", "#ffd23f"],
  ["#1f3f7a", "#fffdf7"],
]

/** The silk of a horse; horses that share a pattern never share their inks. */
export function silkOf(horse: number): Silk {
  const at = horse - 1
  const pattern = PATTERNS[at % PATTERNS.length] ?? "plain"
  const [ground, mark] = INKS[(at * 5) % INKS.length] ?? ["#fffdf7", "#1b1a17"]
  return { pattern, ground, mark }
}

/** Coats of horses. */
const COATS = ["#6b3d22", "#8f5630", "#553a2b", "#a8794c", "#8d8a86", "#5f3f2d"]
export const coatOf = (horse: number): string => COATS[(horse * 7) % COATS.length] ?? "#6b3d22"
