/** The contract between the frame and the boards, and the shapes of what the server tells. */
import type { FunctionComponent, VNode } from "preact"
import type { Motion } from "./motion"
import type { Say } from "./text"

export type Value = string | number | boolean | null
export type Json = Value | Json[] | { [name: string]: Json }

/** Something a seat can do, in its JSON form: `{do: "bet", horse: 11}`. */
export interface Action {
  do: string
  [argument: string]: Value | Value[] | undefined
}

/** What happened: its kind and what it tells. */
export interface GameEvent {
  event: string
  seq?: number
  [about: string]: any
}

/** The sentence that asks for a decision. */
export interface Prompt {
  name: string
  about: Record<string, any>
}

export interface FieldInfo {
  name: string
  prefix: string
  listed: boolean
}
export interface VerbInfo {
  name: string
  menu: boolean
  fields: FieldInfo[]
}
export interface EventInfo {
  name: string
  fields: FieldInfo[]
  reveals: boolean
}
export interface OptionInfo {
  name: string
  kind: "choice" | "flag" | "number" | "other"
  values: Value[] | null
  default: Value
}

/** Everything about a game that the frame needs to say actions and events. */
export interface GameInfo {
  name: string
  title: string
  credit: string
  seats: number[]
  rules_version: number
  options: OptionInfo[]
  levels: string[]
  verbs: VerbInfo[]
  events: EventInfo[]
  scores_shown: boolean
  help_for: Record<string, string>
}

/** What a board is given. It draws a view, marks what is legal, and knows no rules. */
export interface BoardProps {
  view: any
  sheet: any
  info: GameInfo
  legal: Action[]
  seat: number | null
  names: string[]
  waiting: number[]
  odds: any
  prompt: Prompt | null
  /** A move is on its way. */
  busy: boolean
  /** Sends a move; an illegal one comes back as a sentence. */
  act(action: Action): void
  /** Sends moves one after another while each is still legal ("use all"). */
  acts(actions: Action[]): void
  t: Say
  /** The events of the latest update, for motion. */
  news: GameEvent[]
  motion: Motion
  /** The event somebody points at in the log, to be shown on the board; null if none. */
  pointed: GameEvent | null
}

export interface BoardModule {
  /** The picture. */
  default: FunctionComponent<BoardProps>
  /** Replaces the frame's plain buttons for the prompts that `decides` names. */
  Decision?: FunctionComponent<BoardProps>
  /** Whether `Decision` takes over now; without it, always when somebody has to decide. */
  decides?(props: BoardProps): boolean
  /** What stands on a seat's plate: place, fuel, money, dice. */
  summary?(view: any, seat: number, t: Say, sheet: any): VNode | null
  /** The board in words, for a screen reader. */
  describe?(view: any, t: Say, sheet: any): string
  /** A picture of the track or the set for the lobby, before anybody plays; only the sheet is known. */
  Preview?: FunctionComponent<{ sheet: any; t: Say }>
  /** What somebody risks by an action, as a sentence to be confirmed by those who want to be asked; null if nothing. */
  risky?(action: Action, props: BoardProps): string | null
}
