/** What the picture of a race is made of: where ships are, what crowds fare alike, what the last round brought. */
import type { GameEvent } from "../../board"
import type { Crowd, Sheet, View } from "./types"

export const ZONE = 64

/** The zones on the table. */
export function zonesShown(view: View, sheet: Sheet): { first: number; last: number } {
  return { first: (view.tableaus.rear - 1) * sheet.zones + 1, last: view.tableaus.front * sheet.zones }
}

/** The middle of a zone along the track; the first zone of all begins at 0. */
export const along = (zone: number): number => (zone - 0.5) * ZONE

export interface CrowdRow {
  least: number
  most: number
  crowd: Crowd
}

const fate = (crowd: Crowd): string =>
  JSON.stringify([crowd.others, crowd.pays, crowd.zones, crowd.fuel, crowd.tiles, crowd.wheel, crowd.sits_out])

/** Crowds of a route; those that fare alike share a row. */
export function crowdRows(crowds: Crowd[]): CrowdRow[] {
  const rows: CrowdRow[] = []
  for (const crowd of crowds) {
    const last = rows.at(-1)
    if (last && fate(last.crowd) === fate(crowd)) last.most = crowd.programmers
    else rows.push({ least: crowd.programmers, most: crowd.programmers, crowd })
  }
  return rows
}

export interface Report {
  route: string | null
  wheel: number | null
  dice: { die: string; value: number }[]
  /** Fuel paid and won together. */
  fuel: number
  zones: number
  tiles: number
  tile: string | null
  note: "sits_out" | "crowded" | "out" | "stopped" | null
}

const blank = (): Report => ({
  route: null,
  wheel: null,
  dice: [],
  fuel: 0,
  zones: 0,
  tiles: 0,
  tile: null,
  note: null,
})

/** What the events since the last showing of routes or tiles mean for each seat. */
export function reports(events: GameEvent[]): Map<number, Report> {
  const found = new Map<number, Report>()
  const of = (seat: number): Report => {
    if (!found.has(seat)) found.set(seat, blank())
    return found.get(seat)!
  }
  for (const event of events) {
    if (typeof event.seat !== "number") continue
    const report = (): Report => of(event.seat as number)
    if (event.event === "route") report().route = event.route
    else if (event.event === "tile") report().tile = event.tile
    else if (event.event === "number") report().wheel = event.number
    else if (event.event === "die") report().dice.push({ die: event.die, value: event.value })
    else if (event.event === "paid" || event.event === "lost") report().fuel -= event.fuel
    else if (event.event === "gained") report().fuel += event.fuel
    else if (event.event === "moved") report().zones += event.steps
    else if (event.event === "pushed") report().zones -= event.steps
    else if (event.event === "kept" || event.event === "kept_only") report().tiles += 1
    else if (["sits_out", "crowded", "out", "stopped"].includes(event.event)) {
      report().note = event.event as Report["note"]
    }
  }
  return found
}

/** Events are kept until the next round shows its routes, or its tiles. */
export function kept(before: GameEvent[], news: GameEvent[]): GameEvent[] {
  const turn = (event: GameEvent): boolean => event.event === "turn"
  const shows = (event: GameEvent): boolean => event.event === "route" || event.event === "tile"
  const fresh = news.findIndex(shows)
  if (fresh < 0) return [...before, ...news]
  const over = before.some(turn)
  const earlier = news.slice(0, fresh).some(turn)
  return over || earlier ? news.slice(fresh) : [...before, ...news]
}

/** Where the needle of the gauge points, in degrees from straight up. */
export const needle = (fuel: number, full: number): number => -110 + (220 * Math.min(fuel, full)) / full
