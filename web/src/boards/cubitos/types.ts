/** The shapes of what Cubitos tells: its sheet and its view. */

export type Brick = [row: number, column: number]
export type Dice = Record<string, number>

export interface Reward {
  kind: "credit" | "fan" | "die" | "lose_die"
  amount: number
  limit: number
}
export interface Shortcut {
  pay: "coins" | "steps"
  amount: number
  target: number
}
export interface Space {
  bricks: Brick[]
  label: string
  kind: "start" | "land" | "water" | "finish"
  line: number
  ahead: number
  touches: number[]
  /** Where a step can lead, and which of those steps are listed as choices. */
  exits: number[]
  onward: number[]
  rewards: Reward[]
  shortcuts: Shortcut[]
  jetpack: number
}
export interface Track {
  name: string
  text: string
  rows: number
  columns: number
  red_lines: number
  spaces: Space[]
}
export interface CardPart {
  timing: string
  power_only: boolean
  lose_self: boolean
  asks: boolean
}
export interface Card {
  colour: string
  cost: number
  parts: { main: CardPart; second?: CardPart }
}
export interface Sheet {
  legs: number
  danger: number
  draw_amount: number
  step_price: number
  purchases: number
  track_size: number
  tracks: Track[]
  colours: string[]
  cards: Record<string, Card>
  dice: Record<string, string[]>
  fans: { credits: number; draw_tokens: number }[]
}

export interface Player {
  ask: string
  at: string
  space: number
  began: number
  leg: number
  draw: Dice
  roll: Dice
  active: Dice
  discard: Dice
  hand: Dice
  borrowed: Dice
  coins: number
  credits: number
  steps: number
  water_steps: number
  fans: number
  draw_tokens: number
  draw_amount: number
  swords: number
  danger: boolean
  was_bust: boolean
  safe: boolean
  ready: boolean
}
export interface View {
  stage: string
  round: number
  start_player: number
  turn: number
  turn_at: string
  cards: (string | null)[]
  trays: Dice
  players: Record<string, Player>
}
