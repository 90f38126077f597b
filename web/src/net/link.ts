/** The line to a table: reconnects by itself, resends what was not answered, never reloads the page. */
import { computed, signal } from "@preact/signals"
import type { Action, GameEvent, Prompt } from "../board"
import type { Clock, Pace } from "./api"

export interface SeatState {
  name: string
  kind: "person" | "bot" | "open"
  level: string | null
  here: boolean
  stand_in: string | null
  mine: boolean
}
export interface TableState {
  code: string
  watch: string
  game: string
  options: Record<string, any>
  status: "lobby" | "playing" | "over" | "ended"
  seats: SeatState[]
  host: boolean
  public: boolean
  clock: Clock
  pace: Pace
  commitment: string | null
  revealed: { secret: string; nonces: string[] } | null
  absent: { seat: number; why?: "gone" | "clock"; until_ms: number; may_choose: boolean; end?: number[] } | null
  rematch: string | null
  bots_thinking: number[]
}
export interface ViewState {
  seq: number
  since: number
  seat: number | null
  view: any
  legal: Action[]
  prompt: Prompt | null
  decision: string | number | null
  waiting: number[]
  undo: boolean
  odds: any
  events: GameEvent[] | null
  over: { scores: number[]; places: number[] } | null
  clocks: { left: (number | null)[]; running: number[] } | null
  left: number | null
}
export interface Refused {
  code: string
  about: Record<string, unknown>
}
type Message = Record<string, any> & { t: string }

/** The part of WebSocket that is used; tests give their own. */
export interface Wire {
  readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: any) => void) | null
  onmessage: ((event: any) => void) | null
  onclose: ((event: any) => void) | null
}

const OPEN = 1
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8000
const PING_MS = 15_000
const PONG_MS = 6000
const PONG_AFTER_SLEEP_MS = 2500

/** How long to wait before the n-th try in a row. */
export const waitBefore = (tries: number, luck: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.75 + luck / 2)

/** The log as it is after an update: what the update covers replaces what was there. */
export function merged(log: GameEvent[], update: Pick<ViewState, "since" | "events">): GameEvent[] {
  if (update.events === null) return log
  return [...log.filter((event) => (event.seq ?? 0) <= update.since), ...update.events]
}

/** An id nobody else uses for a move. */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

export class Link {
  readonly table = signal<TableState | null>(null)
  readonly view = signal<ViewState | null>(null)
  readonly log = signal<GameEvent[]>([])
  /** The events of the latest update; none for what happened before this page was opened. */
  readonly news = signal<GameEvent[]>([])
  readonly state = signal<"connecting" | "open" | "lost" | "gone">("connecting")
  readonly gone = signal<Refused | null>(null)
  readonly refused = signal<(Refused & { at: number }) | null>(null)
  readonly incident = signal<string | null>(null)
  /** When the latest view came, for clocks that run on here. */
  readonly viewedAt = signal(0)

  private readonly waitingFor = signal(new Map<string, Message>())
  private readonly ackedTo = signal(-1)
  /** A move is on its way, or accepted and not shown yet. */
  readonly busy = computed(() => this.waitingFor.value.size > 0 || this.ackedTo.value > (this.view.value?.seq ?? -1))

  private wire: Wire | null = null
  private seat: number | null
  /** The page was open before the game began, so all of it is news. */
  private fromTheStart = false
  /** What was seen last through each seat. */
  private readonly seenTo = new Map<number | null, number>()
  private unsaid: GameEvent[] = []
  private tries = 0
  private closed = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private overdue: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly code: string,
    private readonly makeWire: (code: string) => Wire = webSocket,
    seat: number | null = null,
  ) {
    this.seat = seat
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    if (this.closed || this.wire) return
    clearTimeout(this.retry)
    const wire = this.makeWire(this.code)
    this.wire = wire
    wire.onopen = () => {
      if (wire !== this.wire) return
      wire.send(JSON.stringify({ t: "hello", since: this.since(), seat: this.seat }))
      for (const message of this.waitingFor.value.values()) wire.send(JSON.stringify(message))
    }
    wire.onmessage = (event: { data: string }) => {
      if (wire !== this.wire) return
      this.alive()
      this.hear(JSON.parse(event.data) as Message)
    }
    wire.onclose = () => {
      if (wire === this.wire) this.lost()
    }
    this.pinger ??= setInterval(() => this.probe(PONG_MS), PING_MS)
  }

  /** What was seen last through this seat; every seat counts for itself. */
  private since(): number {
    const view = this.view.value
    return view && (this.seat === null || this.seat === view.seat) ? view.seq : -1
  }

  /** Looks whether the line is alive, and takes a new one if not: after sleep, or when the network is back. */
  wake(): void {
    if (this.closed || this.state.value === "gone") return
    if (this.wire?.readyState === OPEN) this.probe(PONG_AFTER_SLEEP_MS)
    else if (this.state.value === "lost") {
      this.tries = 0
      this.drop()
      this.open()
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearTimeout(this.overdue)
    clearInterval(this.pinger)
    this.drop()
  }

  // Saying

  move(action: Action): void {
    const view = this.view.value
    if (view?.seat === null || view?.seat === undefined || this.busy.value) return
    if (view.decision === null) {
      this.refused.value = { code: "nothing_owed", about: {}, at: Date.now() }
      return
    }
    this.sure({ t: "move", id: newId(), seat: view.seat, decision: view.decision, action })
  }

  undo(): void {
    const view = this.view.value
    if (view?.seat === null || view?.seat === undefined || this.busy.value) return
    this.sure({ t: "undo", id: newId(), seat: view.seat })
  }

  /** Sees through another own seat from now on. */
  look(seat: number): void {
    this.seat = seat
    this.say({ t: "look", seat })
  }

  /** The cookie has a seat now: a new line shows the game through it. */
  sitDown(seat: number | null): void {
    this.seat = seat
    this.drop()
    this.open()
  }

  /** Says something that need not be repeated. */
  say(message: Message): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message))
  }

  /** Says something until it is answered. */
  private sure(message: Message & { id: string }): void {
    this.refused.value = null
    this.waitingFor.value = new Map(this.waitingFor.value).set(message.id, message)
    this.say(message)
  }

  // Hearing

  private hear(message: Message): void {
    switch (message.t) {
      case "table":
        this.connected()
        this.table.value = message as unknown as TableState
        if (this.table.value.status === "lobby") this.fromTheStart = true
        break
      case "view":
        this.connected()
        this.see(message as unknown as ViewState)
        break
      case "ack":
        this.ackedTo.value = Math.max(this.ackedTo.value, Number(message.seq))
        this.answered(message.id)
        break
      case "refused":
        this.refused.value = { code: message.code, about: message.about ?? {}, at: Date.now() }
        this.answered(message.id)
        break
      case "incident":
        this.incident.value = String(message.number)
        this.answered(message.id)
        break
      case "gone":
        this.gone.value = { code: message.code, about: message.about ?? {} }
        this.state.value = "gone"
        this.close()
        break
    }
  }

  private see(view: ViewState): void {
    const known = this.seenTo.get(view.seat) ?? (this.fromTheStart ? -1 : Infinity)
    const news = (view.events ?? []).filter((event) => (event.seq ?? 0) > known)
    this.seenTo.set(view.seat, view.seq)
    this.unsaid.push(...news)
    this.news.value = news
    this.log.value = merged(this.log.value, view)
    this.viewedAt.value = Date.now()
    this.ackedTo.value = Math.min(this.ackedTo.value, view.seq)
    this.view.value = view
  }

  /** All news since the last time somebody asked, also those of updates that nothing was drawn for. */
  takeUnsaid(): GameEvent[] {
    const found = this.unsaid
    this.unsaid = []
    return found
  }

  private answered(id: unknown): void {
    const left = new Map(this.waitingFor.value)
    left.delete(String(id))
    this.waitingFor.value = left
  }

  // The line

  private connected(): void {
    this.tries = 0
    if (this.state.value !== "open") this.state.value = "open"
  }

  private alive(): void {
    clearTimeout(this.overdue)
    this.overdue = undefined
  }

  private probe(patience: number): void {
    if (this.wire?.readyState !== OPEN || this.overdue !== undefined) return
    this.say({ t: "ping" })
    this.overdue = setTimeout(() => {
      this.overdue = undefined
      this.drop()
      this.lost()
    }, patience)
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    if (wire) {
      wire.onclose = wire.onmessage = wire.onopen = null
      wire.close()
    }
  }

  private lost(): void {
    this.wire = null
    this.alive()
    if (this.closed) return
    this.state.value = "lost"
    this.retry = setTimeout(() => this.open(), waitBefore(this.tries++, Math.random()))
  }
}

function webSocket(code: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws"
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(code)}`)
}
