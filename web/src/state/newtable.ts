/** Opening tables: at once against bots, or as somebody wishes. */
import { gameInfo, makeTable, type Pace, type SeatRequest, type TableRequest } from "../net/api"
import { go } from "../router"
import type { Say } from "../text"
import { level, nickname } from "./settings"

/** Tables that start as soon as they are reached: those against bots alone. */
export const startsAtOnce = new Set<string>()
const GUIDED = "homestretch.guided"

/** Whether a table is somebody's first, guided game. */
export const isGuided = (code: string): boolean => {
  try {
    return sessionStorage.getItem(GUIDED) === code
  } catch {
    return false
  }
}
export function setGuided(code: string | null): void {
  try {
    if (code) sessionStorage.setItem(GUIDED, code)
    else sessionStorage.removeItem(GUIDED)
  } catch {
    // Without storage the guide lasts as long as the page.
  }
}

export const ownName = (t: Say): string => nickname.value.trim() || t("web-guest")

/** The level that is set, if the game has it, else its strongest quick one. */
export const usualLevel = (levels: string[]): string =>
  levels.includes(level.value) ? level.value : (levels.at(-1) ?? "random")

/** Opens a table and goes there. */
export async function openTable(request: TableRequest): Promise<string> {
  const made = await makeTable(request)
  if (!request.seats.some((seat) => seat.kind === "open")) startsAtOnce.add(made.code)
  return made.code
}

/** A table against bots, with everything as usual. */
export async function playNow(game: string, t: Say, guided = false): Promise<void> {
  const info = await gameInfo(game)
  const usual = Number(info.options.find((option) => option.name === "seats")?.default ?? info.seats[0])
  const count = guided ? (info.seats[0] ?? usual) : usual
  const level = usualLevel(info.levels)
  const bots: SeatRequest[] = Array.from({ length: count - 1 }, () => ({ kind: "bot", level }))
  const pace: Pace = guided ? "slow" : "normal"
  const seats: SeatRequest[] = [{ kind: "me", name: ownName(t) }, ...bots]
  const code = await openTable({ game, options: {}, seats, public: false, clock: "none", pace })
  if (guided) setGuided(code)
  go(`/t/${code}`)
}
