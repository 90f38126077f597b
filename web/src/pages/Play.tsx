/** The race: board, decision, seats and log. */
import { effect, useSignal, type Signal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import type { Action, BoardModule, BoardProps, GameEvent, GameInfo } from "../board"
import type { Link, TableState, ViewState } from "../net/link"
import { announce, hush } from "../parts/Announcer"
import { isTyping } from "../boards/keys"
import { Decide, keyOf } from "../parts/Bar"
import { Dialog } from "../parts/Dialog"
import { Log } from "../parts/Log"
import { Brand, Gear, LanguageSwitch } from "../parts/Masthead"
import { Absent } from "../parts/Absent"
import { HandOver } from "../parts/HandOver"
import { Menu } from "../parts/Menu"
import { Result } from "../parts/Result"
import { SeatMark } from "../parts/Seat"
import { Seats } from "../parts/Seats"
import { aboutLeft } from "../parts/time"
import { isGuided, setGuided } from "../state/newtable"
import { confirmRisky, motion } from "../state/settings"
import { callToTable, markPage } from "../state/turn"
import type { Say } from "../text"
import { Refused } from "./Table"

interface PlayProps {
  t: Say
  link: Link
  table: TableState
  view: ViewState
  info: GameInfo
  sheet: unknown
  board: BoardModule
}

export function Play({ t, link, table, view, info, sheet, board }: PlayProps): VNode {
  const pointed = useSignal<GameEvent | null>(null)
  const menu = useSignal(false)
  const helping = useGuide(table.code, view)
  const asked = useSignal<{ action: Action; sentence: string } | null>(null)
  const resultSeen = useSignal(false)
  const seen = useLastSeen(link, view)
  const queue = useRef<Action[]>([])

  const names = table.seats.map((seat) => seat.name)
  const mine = table.seats.flatMap((seat, at) => (seat.mine ? [at] : []))
  const playing = goesOn(table, view)
  const next = handOverTo(mine, view)
  const turn = playing && mine.some((seat) => view.waiting.includes(seat))

  const send = (action: Action): void => {
    asked.value = null
    link.move(action)
  }
  const props: BoardProps = {
    view: view.view,
    sheet,
    info,
    legal: playing ? view.legal : [],
    seat: view.seat,
    names,
    waiting: view.waiting,
    odds: view.odds,
    prompt: view.prompt,
    busy: link.busy.value,
    act(action) {
      queue.current = []
      const sentence = confirmRisky.value ? board.risky?.(action, props) : null
      if (sentence) asked.value = { action, sentence }
      else send(action)
    },
    acts(actions) {
      queue.current = actions.slice(1)
      if (actions[0]) send(actions[0])
    },
    t,
    news: link.news.value,
    motion: motion.value,
    pointed: pointed.value,
  }

  // "Use all": the next of several actions goes as soon as it is legal, and the rest is dropped if it is not.
  useEffect(() => {
    const first = queue.current[0]
    if (!first || link.busy.value) return
    if (view.legal.some((action) => keyOf(action) === keyOf(first))) {
      queue.current = queue.current.slice(1)
      send(first)
    } else queue.current = []
  }, [view, link.busy.value])

  // Not by way of rendering: of two updates that come at once both are to be heard.
  const speaking = useRef(t)
  speaking.current = t
  useEffect(
    () =>
      effect(() => {
        if (link.news.value) for (const event of link.takeUnsaid()) announce(speaking.current.event(event))
      }),
    [link],
  )

  const sentence = sentenceOf(t, table, view, names, mine)
  useEffect(() => {
    if (next === null) announce(sentence)
    else hush()
  }, [sentence, next])
  useEffect(() => {
    if (turn) callToTable(info.title, view.prompt ? t.prompt(view.prompt) : t("web-your-turn"))
  }, [turn])
  useEffect(() => {
    const title = turn ? t("web-your-turn") : playing ? sentence : t("web-over")
    markPage(`${title} – ${info.title}`, turn)
    return () => markPage("Homestretch")
  }, [turn, playing, sentence, t])

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || document.querySelector("dialog[open]")) return
      if (event.key === "u" && view.undo) link.undo()
      else if (event.key === "?") helping.toggle()
      else if (event.key === "d") document.querySelector<HTMLElement>(".decide button:enabled")?.focus()
      else return
      event.preventDefault()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [view])

  const Board = board.default
  const help = view.prompt && view.legal.length ? t.help(view.prompt) : null
  return (
    <div class={`table room-${info.name}`}>
      <header class="tablebar">
        <Brand />
        <h1 class="tablebar-title">{info.title}</h1>
        <Status t={t} link={link} view={view} table={table} />
        <LanguageSwitch t={t} />
        <button class="icon-button" aria-label={t("web-menu")} onClick={() => (menu.value = true)}>
          <Gear />
        </button>
      </header>
      <main id="main" class="table-main">
        <div class="strip" aria-hidden="true">
          {names.map((name, seat) => (
            <span key={seat} class={`strip-seat ${playing && view.waiting.includes(seat) ? "strip-active" : ""}`}>
              <SeatMark seat={seat} size={20} />
              <span>{name}</span>
            </span>
          ))}
        </div>
        <section class={`bar ${turn ? "bar-turn" : ""}`} aria-label={t("web-decision")}>
          <Refused t={t} link={link} />
          <Absent t={t} link={link} table={table} />
          {playing && !mine.length && table.code !== table.watch ? <p class="notice">{t("web-table-full")}</p> : null}
          {!playing ? (
            <div class="bar-head">
              <p class="bar-sentence">{sentence}</p>
              <button class="button button-main" onClick={() => (resultSeen.value = false)}>
                {t("web-result")}
              </button>
            </div>
          ) : (
            <>
              <div class="bar-head">
                <p class="bar-sentence" data-prompt={view.legal.length ? (view.prompt?.name ?? "") : ""}>
                  {sentence}
                </p>
                {help ? (
                  <button
                    class="icon-button"
                    aria-label={t("web-help")}
                    aria-expanded={helping.open.value}
                    onClick={helping.toggle}
                  >
                    {"?"}
                  </button>
                ) : null}
                {view.undo ? (
                  <button class="button button-small" disabled={link.busy.value} onClick={() => link.undo()}>
                    <span aria-hidden="true">{"↶"}</span>
                    <span class="undo-word">{t("web-undo")}</span>
                  </button>
                ) : null}
              </div>
              {help && helping.open.value ? (
                <div class="bar-help">
                  {helping.first.value ? <p>{t(`web-learn-${info.name}-1`)}</p> : null}
                  <p>{help}</p>
                </div>
              ) : null}
              {next === null ? <Decide board={board} props={props} /> : null}
              {view.legal.length ? null : (
                <p class="bar-latest" aria-hidden="true">
                  {link.log.value
                    .slice(-2)
                    .map((event) => t.event(event))
                    .join(" ")}
                </p>
              )}
            </>
          )}
        </section>
        <div class="table-rest">
          <section class="table-board" aria-label={t("web-board")} onClick={() => motion.value.skip()}>
            {next === null ? (
              <>
                <h2 class="hidden-text">{t("web-board")}</h2>
                {board.describe ? <p class="hidden-text">{board.describe(view.view, t, sheet)}</p> : null}
                <Board {...props} />
              </>
            ) : null}
          </section>
          <aside class="table-side" aria-label={t("web-side")}>
            {next === null ? (
              <>
                <Seats t={t} link={link} table={table} view={view} board={board} sheet={sheet} />
                <Log t={t} events={link.log.value} pointed={pointed} seen={seen} />
              </>
            ) : null}
          </aside>
        </div>
      </main>
      {next !== null && playing ? (
        <HandOver t={t} seat={next} name={names[next] ?? ""} onTake={() => link.look(next)} />
      ) : null}
      {menu.value ? <Menu t={t} link={link} table={table} onClose={() => (menu.value = false)} /> : null}
      {asked.value ? (
        <Dialog title={t("web-sure")} onClose={() => (asked.value = null)} closing={t("web-rather-not")}>
          <p>{asked.value.sentence}</p>
          <button class="button button-main" onClick={() => asked.value && send(asked.value.action)}>
            {t.action(asked.value.action, view.prompt?.about)}
          </button>
        </Dialog>
      ) : null}
      {!playing && !resultSeen.value ? (
        <Result {...{ t, link, table, view, info, board, sheet, sentence }} onClose={() => (resultSeen.value = true)} />
      ) : null}
    </div>
  )
}

/** Whether the race goes on as far as is seen here: a table can be over before its last moves are shown. */
export const goesOn = (table: Pick<TableState, "status">, view: Pick<ViewState, "over">): boolean =>
  table.status === "playing" || (table.status === "over" && !view.over)

/** The own seat the device must be handed to now; null if the one that looks may go on. */
export function handOverTo(mine: number[], view: Pick<ViewState, "seat" | "waiting">): number | null {
  if (mine.length < 2) return null
  const owing = mine.filter((seat) => view.waiting.includes(seat))
  if (!owing.length || (view.seat !== null && owing.includes(view.seat))) return null
  return owing[0] ?? null
}

/** The one sentence that says what is to be decided, or for whom one waits. */
function sentenceOf(t: Say, table: TableState, view: ViewState, names: string[], mine: number[]): string {
  if (view.over) {
    const winners = names.filter((_, seat) => view.over?.places[seat] === 1)
    return t("web-winners", { count: winners.length, names: t.all(winners) })
  }
  if (table.status === "ended") return t("web-ended")
  if (view.prompt && view.legal.length) {
    const said = t.prompt(view.prompt)
    return mine.length > 1 && view.seat !== null ? `${names[view.seat]}: ${said}` : said
  }
  return view.waiting.length
    ? t("web-waiting-for", { names: t.all(view.waiting.map((seat) => names[seat] ?? "")) })
    : t("web-rolling")
}

/** How often the guide explains the same kind of decision before it trusts that it is known. */
const EXPLAINED = 2

interface Guide {
  open: Signal<boolean>
  /** The very first decision: what it is all about comes before it. */
  first: Signal<boolean>
  toggle: () => void
}

/** What a decision means: told unasked in a guided game, the first times it comes up; else on demand. */
function useGuide(code: string, view: ViewState): Guide {
  const guided = useSignal(isGuided(code))
  const open = useSignal(guided.value)
  const first = useSignal(false)
  const told = useRef<Record<string, number>>({})
  const kind = view.legal.length ? view.prompt?.name : undefined
  useEffect(() => {
    if (!guided.value || !kind) return
    first.value = Object.keys(told.current).length === 0
    const times = (told.current[kind] ?? 0) + 1
    told.current[kind] = times
    open.value = times <= EXPLAINED
  }, [kind, view.decision])
  const toggle = (): void => {
    open.value = !open.value
    if (open.value) return
    guided.value = false
    setGuided(null)
  }
  return { open, first, toggle }
}

/** The number of the last event before those one has not seen: kept over reloads, moved on by every own move. */
function useLastSeen(link: Link, view: ViewState): number | null {
  const key = `homestretch.seen.${link.code}.${view.seat}`
  const seen = useSignal(0)
  const wasBusy = useRef(false)
  useEffect(() => {
    try {
      seen.value = Number(sessionStorage.getItem(key) ?? 0)
    } catch {
      // Without storage the recap begins with this page.
    }
  }, [key])
  const busy = link.busy.value
  useEffect(() => {
    if (wasBusy.current && !busy) {
      seen.value = view.seq
      try {
        sessionStorage.setItem(key, String(view.seq))
      } catch {
        // as above
      }
    }
    wasBusy.current = busy
  }, [busy])
  return view.seat === null ? null : seen.value
}

/** How the line is, and about how long the race still takes. */
function Status({ t, link, view, table }: { t: Say; link: Link; view: ViewState; table: TableState }): VNode {
  const state = link.state.value
  return (
    <p class={`status status-${state}`} role="status">
      <span class="status-dot" aria-hidden="true" />
      {state !== "open" ? (
        t("web-reconnecting")
      ) : table.status === "playing" && view.left !== null ? (
        <>
          <span class="status-long">{aboutLeft(view.left, t)}</span>
          <span class="status-short" aria-hidden="true">
            {t("web-left-short", { minutes: Math.max(1, Math.round(view.left / 60)) })}
          </span>
        </>
      ) : (
        t("web-connected")
      )}
    </p>
  )
}
