/** HTTP with the server; what it refuses is thrown as a code with parameters. */
import type { GameEvent, GameInfo, Prompt, Value } from "../board"

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly about: Record<string, unknown> = {},
  ) {
    super(code)
  }
}

export interface About {
  version: string
  languages: string[]
  games: string[]
  levels: { name: string; text: string }[]
}
export interface SeatRequest {
  kind: "me" | "open" | "bot"
  name?: string
  level?: string
}
export type Clock = "none" | "relaxed" | "normal" | "fast"
export type Pace = "slow" | "normal" | "fast" | "instant"
export const CLOCKS: Clock[] = ["none", "relaxed", "normal", "fast"]
export const PACES: Pace[] = ["slow", "normal", "fast", "instant"]

export interface TableRequest {
  game: string
  options: Record<string, Value>
  seats: SeatRequest[]
  public: boolean
  clock: Clock
  pace: Pace
}
export interface Frame {
  seq: number
  view: any
  events: GameEvent[]
  waiting: number[]
  round: number | null
  prompt?: Prompt | null
}
export interface Film {
  header: Record<string, any>
  sheet: any
  info: GameInfo
  names: string[]
  verified: boolean | string
  frames: Frame[]
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Refusal("web_no_server")
  }
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const told = body as { refused?: string; about?: Record<string, unknown> } | null
    throw new Refusal(told?.refused ?? "web_status", told?.about ?? { status: answer.status })
  }
  return body as T
}

const OWN = { "Content-Type": "application/json", "X-Homestretch": "1" }
const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: "POST", headers: OWN, body: JSON.stringify(body) })

const infos = new Map<string, Promise<GameInfo>>()

/** A game; asked for once. */
export function gameInfo(game: string): Promise<GameInfo> {
  const found = infos.get(game)
  if (found) return found
  const asked = ask<GameInfo>(`/api/games/${encodeURIComponent(game)}`)
  infos.set(game, asked)
  asked.catch(() => infos.delete(game))
  return asked
}

/** What a picture needs and no move changes, for these options. */
export function gameSheet(game: string, options: Record<string, unknown>): Promise<any> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options)) {
    if (value !== null && value !== undefined && typeof value !== "object") query.set(name, String(value))
  }
  return ask(`/api/games/${encodeURIComponent(game)}/sheet?${query}`)
}

export interface Listed {
  code: string
  watch: string
  game: string
  status: string
  names: string[]
  seats: number
  open: number
}

export const about = (): Promise<About> => ask("/api/about")
export const tables = (): Promise<any> => ask("/api/tables")
export const makeTable = (request: TableRequest): Promise<{ code: string; watch: string; seats: number[] }> =>
  post("/api/tables", request)
export const joinTable = (code: string, name: string, seat?: number): Promise<{ seats: number[] }> =>
  post(`/api/tables/${encodeURIComponent(code)}/join`, seat === undefined ? { name } : { name, seat })
export const tableFilm = (code: string): Promise<Film> => ask(`/api/tables/${encodeURIComponent(code)}/film`)
export const openReplay = (file: Blob): Promise<Film> =>
  ask("/api/replays", {
    method: "POST",
    headers: { "Content-Type": "application/x-ndjson", "X-Homestretch": "1" },
    body: file,
  })
export const replayAddress = (code: string): string => `/api/tables/${encodeURIComponent(code)}/replay`
