/** Opening tables: at once against bots, or as somebody wishes. */
import { gameInfo, makeTable, type Pace, type SeatRequest, type TableRequest } from "../net/api"
import type { Value } from "../board"
import { go } from "../router"
import type { Say } from "../text"
import { level, nickname } from "./settings"

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

/** The level that is set, if the game has it, else the one a club plays at. */
export const usualLevel = (levels: string[]): string =>
  [level.value, "club"].find((one) => levels.includes(one)) ?? levels.at(-1) ?? "random"

/** What the bots are called, in any language. */
const BOT_NAMES = ["Bolt", "Comet", "Piston", "Sprocket", "Dynamo", "Turbo", "Pixel", "Domino", "Ratchet", "Tango"]

/** The seats with a name for every bot, no two the same. */
export function named(seats: SeatRequest[]): SeatRequest[] {
  const names = [...BOT_NAMES]
  return seats.map((seat) => {
    if (seat.kind !== "bot") return seat
    const [name] = names.splice(Math.floor(Math.random() * names.length), 1)
    return { ...seat, name }
  })
}

/** Opens a table; returns the code under which it is found. */
export async function openTable(request: TableRequest): Promise<string> {
  return (await makeTable({ ...request, seats: named(request.seats) })).code
}

/** A table against bots, with everything as usual. */
export async function playNow(game: string, t: Say, guided = false): Promise<void> {
  const info = await gameInfo(game)
  const usual = Number(info.options.find((option) => option.name === "seats")?.default ?? info.seats[0])
  const level = guided && info.levels.includes("rookie") ? "rookie" : usualLevel(info.levels)
  const bots: SeatRequest[] = Array.from({ length: usual - 1 }, () => ({ kind: "bot", level }))
  const pace: Pace = guided ? "slow" : "normal"
  const seats: SeatRequest[] = [{ kind: "me", name: ownName(t) }, ...bots]
  // Whoever learns a game begins it, where somebody does.
  const options: Record<string, Value> =
    guided && info.options.some((option) => option.name === "start") ? { start: 0 } : {}
  const code = await openTable({ game, options, seats, public: false, clock: "none", pace })
  if (guided) setGuided(code)
  go(`/t/${code}`)
}
