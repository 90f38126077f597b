/** The shapes of what Outspeed tells: its sheet and its view. */

/** How often, and of what: "1" for plain numbers, "#green", "yellow", "X". */
export type Term = [times: number, word: string]

export interface Route {
  at_most: number
  alone: boolean
  cost: Term[]
  zones: Term[]
  fuel: Term[]
  tiles: Term[]
}
export interface Card {
  name: string
  finish: boolean
  sides: Record<string, Record<string, Route>>
}
export interface Sheet {
  rounds: number
  zones: number
  tableaus: number
  start_fuel: number
  wheel: number
  routes: string[]
  cards: Record<string, Card>
  dice: Record<string, number[]>
  tiles: Record<string, { count: number; zones?: number; fuel?: number; foremost?: number; between?: number }>
}

export interface View {
  seat: number | null
  step: string
  stage: string
  round: number
  card: number
  side: string
  tableaus: { rear: number; front: number }
  zones: number[]
  fuel: number[]
  out: number[]
  deciding: number[]
  zone_asked: number
  turn: number
  tile_counts: number[]
  your_tiles: Record<string, number> | null
  laid: string[]
  routes: string[]
  wheels: (string | number)[]
  drawn: string[] | number
  pile: number
  under: { tile: string; by: number }[]
  discard: Record<string, number>
  force_fields: { zone: number }[]
}

export interface Crowd {
  programmers: number
  others: Record<string, number>
  pays: [number, number, number]
  zones: [number, number, number]
  fuel: [number, number, number]
  tiles: number
  wheel: boolean
  sits_out: boolean
}
export interface Odds {
  routes: Record<string, { open_to: number[]; crowds: Crowd[] }>
}
