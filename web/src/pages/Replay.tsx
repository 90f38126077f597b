/** The replay viewer: step, play, speed, jump to a round, and a link to any moment. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect, useLayoutEffect } from "preact/hooks"
import type { BoardModule, BoardProps, GameEvent } from "../board"
import { loadBoard } from "../boards"
import { openReplay, tableFilm, type Film, type Refusal } from "../net/api"
import { announce } from "../parts/Announcer"
import { isTyping } from "../boards/keys"
import { Select } from "../parts/Fields"
import { Log } from "../parts/Log"
import { Masthead } from "../parts/Masthead"
import { Plate } from "../parts/Plate"
import { CopyLink } from "../parts/Share"
import { motion } from "../state/settings"
import { sayGame } from "../state/texts"
import { markPage } from "../state/turn"
import type { Say } from "../text"

const PLAY_MS = 1500
const PLAY_SPEEDS = ["0.5", "1", "2", "4"]
const LARGEST = 1024 * 1024

/** The step a link names, kept inside the film. */
export const stepOf = (hash: string, frames: number): number => {
  const step = Number(hash.replace("#", ""))
  return Number.isInteger(step) && step > 0 ? Math.min(step, frames - 1) : 0
}

/** The first step of every round. */
export function roundsOf(frames: { round: number | null }[]): { round: number; step: number }[] {
  const found: { round: number; step: number }[] = []
  frames.forEach((frame, step) => {
    if (frame.round !== null && found.at(-1)?.round !== frame.round) found.push({ round: frame.round, step })
  })
  return found
}

export default function Replay({ t: plain, table }: { t: Say; table: string | null }): VNode {
  const film = useSignal<Film | null>(null)
  const board = useSignal<BoardModule | null>(null)
  const problem = useSignal<Refusal | null>(null)
  const loading = useSignal(false)

  const show = async (asked: Promise<Film>): Promise<void> => {
    loading.value = true
    problem.value = null
    try {
      const found = await asked
      board.value = await loadBoard(found.info.name).catch(() => ({ default: () => null }))
      film.value = found
    } catch (refusal) {
      problem.value = refusal as Refusal
    } finally {
      loading.value = false
    }
  }
  useEffect(() => {
    if (table) void show(tableFilm(table))
  }, [table])
  useEffect(() => markPage(`${plain("web-replay")} – Homestretch`), [plain])

  const open = (file: File | undefined): void => {
    if (!file) return
    if (file.size > LARGEST) problem.value = { code: "web_replay_large", about: {} } as Refusal
    else void show(openReplay(file))
  }

  const t = film.value ? sayGame(film.value.info, film.value.names) : null
  if (film.value && board.value && t) {
    return <Viewer t={t} film={film.value} board={board.value} table={table} />
  }
  return (
    <>
      <Masthead t={plain} />
      <main
        id="main"
        class="page page-narrow"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          open(event.dataTransfer?.files[0])
        }}
      >
        <h1>{plain("web-replay")}</h1>
        <p class="lead">{plain("web-replay-lead")}</p>
        <label class="drop">
          <span>{loading.value ? plain("web-replay-reading") : plain("web-replay-choose")}</span>
          <input
            type="file"
            accept=".jsonl,.json,.ndjson,application/x-ndjson"
            onChange={(event) => {
              open(event.currentTarget.files?.[0])
              event.currentTarget.value = "" // so that the same file, put right, can be chosen again
            }}
          />
        </label>
        {problem.value ? (
          <p class="notice notice-bad" role="alert">
            {plain.refusal(problem.value.code, problem.value.about)}
          </p>
        ) : null}
      </main>
    </>
  )
}

/** A sign of the controls, drawn, for not every system has it as a letter. */
const Sign = ({ d }: { d: string }): VNode => (
  <svg class="transport-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={d} />
  </svg>
)

interface ViewerProps {
  t: Say
  film: Film
  board: BoardModule
  table: string | null
}

function Viewer({ t, film, board, table }: ViewerProps): VNode {
  const frames = film.frames
  const at = useSignal(stepOf(location.hash, frames.length))
  const playing = useSignal(false)
  const rate = useSignal("1")
  const pointed = useSignal<GameEvent | null>(null)
  const frame = frames[at.value]!
  const rounds = roundsOf(frames)
  const step = (to: number): void => {
    at.value = Math.max(0, Math.min(frames.length - 1, to))
  }

  useEffect(() => {
    history.replaceState(null, "", `${location.pathname}${location.search}#${at.value}`)
    for (const event of frame.events) announce(t.event(event))
  }, [at.value])
  useLayoutEffect(() => {
    const jump = (): void => step(stepOf(location.hash, frames.length))
    addEventListener("hashchange", jump)
    return () => removeEventListener("hashchange", jump)
  }, [])
  useEffect(() => {
    if (!playing.value) return
    if (at.value >= frames.length - 1) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => step(at.value + 1), PLAY_MS / Number(rate.value))
    return () => clearTimeout(timer)
  }, [playing.value, at.value, rate.value])
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const moves: Record<string, () => void> = {
        ArrowLeft: () => step(at.value - 1),
        ArrowRight: () => step(at.value + 1),
        Home: () => step(0),
        End: () => step(frames.length - 1),
        " ": () => (playing.value = !playing.value),
      }
      const inControl = event.target instanceof HTMLElement && event.target.matches("button, a, input, select, summary")
      const move = moves[event.key]
      if (!move || isTyping(event) || inControl) return
      event.preventDefault()
      move()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])

  const props: BoardProps = {
    view: frame.view,
    sheet: film.sheet,
    info: film.info,
    legal: [],
    seat: null,
    names: film.names,
    waiting: frame.waiting,
    odds: null,
    prompt: null,
    busy: false,
    act: () => undefined,
    acts: () => undefined,
    t,
    news: frame.events,
    motion: motion.value,
    pointed: pointed.value,
  }
  const Board = board.default
  const past = frames.slice(0, at.value + 1).flatMap((one) => one.events)
  const round = rounds.filter((one) => one.step <= at.value).at(-1)
  const verified =
    film.verified === true ? t("web-verified") : t("web-not-verified", { reason: t.refusal(String(film.verified)) })
  return (
    <div class={`table room-${film.info.name}`}>
      <Masthead t={t}>
        <h1 class="tablebar-title">{film.info.title}</h1>
      </Masthead>
      <main id="main" class="table-main">
        <section class="bar" aria-label={t("web-replay-controls")}>
          <p class="bar-sentence">
            {frame.events.map((event) => t.event(event)).join(" ") ||
              t(at.value ? "web-replay-secret" : "web-replay-start")}
          </p>
          <div class="transport">
            <button
              class="icon-button"
              aria-label={t("web-replay-first")}
              disabled={at.value === 0}
              onClick={() => step(0)}
            >
              <Sign d="M5 5v14M19 6L9 12l10 6z" />
            </button>
            <button
              class="icon-button"
              aria-label={t("web-replay-back")}
              disabled={at.value === 0}
              onClick={() => step(at.value - 1)}
            >
              <Sign d="M17 6L7 12l10 6z" />
            </button>
            <button class="button button-main" onClick={() => (playing.value = !playing.value)}>
              {playing.value ? t("web-replay-pause") : t("web-replay-play")}
            </button>
            <button
              class="icon-button"
              aria-label={t("web-replay-next")}
              disabled={at.value === frames.length - 1}
              onClick={() => step(at.value + 1)}
            >
              <Sign d="M7 6l10 6-10 6z" />
            </button>
            <button
              class="icon-button"
              aria-label={t("web-replay-last")}
              disabled={at.value === frames.length - 1}
              onClick={() => step(frames.length - 1)}
            >
              <Sign d="M19 5v14M5 6l10 6-10 6z" />
            </button>
            <label class="transport-range">
              <span class="hidden-text">{t("web-replay-step", { step: at.value, steps: frames.length - 1 })}</span>
              <input
                type="range"
                min="0"
                max={frames.length - 1}
                value={at.value}
                onInput={(event) => step(Number(event.currentTarget.value))}
              />
            </label>
            <span class="transport-count" aria-hidden="true">{`${at.value}/${frames.length - 1}`}</span>
          </div>
          <div class="transport transport-more">
            <Select
              label={t("web-replay-speed")}
              value={rate.value}
              choices={PLAY_SPEEDS.map((value) => ({ value, label: `${t.number(Number(value))}×` }))}
              onChange={(value) => (rate.value = value)}
            />
            {rounds.length > 1 ? (
              <Select
                label={t("web-replay-round")}
                value={String(round?.step ?? 0)}
                choices={rounds.map((one) => ({ value: String(one.step), label: t.number(one.round) }))}
                onChange={(value) => step(Number(value))}
              />
            ) : null}
            {table ? <CopyLink t={t} label={t("web-replay-link")} path={`/replay?table=${table}#${at.value}`} /> : null}
          </div>
        </section>
        <div class="table-rest">
          <section class="table-board" aria-label={t("web-board")} onClick={() => motion.value.skip()}>
            <h2 class="hidden-text">{t("web-board")}</h2>
            {board.describe ? <p class="hidden-text">{board.describe(frame.view, t, film.sheet)}</p> : null}
            <Board {...props} />
          </section>
          <aside class="table-side" aria-label={t("web-side")}>
            <p class={`notice ${film.verified === true ? "notice-good" : "notice-bad"}`}>{verified}</p>
            <ul class="plates">
              {film.names.map((name, seat) => (
                <Plate key={seat} seat={seat} name={name} active={frame.waiting.includes(seat)}>
                  {board.summary?.(frame.view, seat, t, film.sheet)}
                </Plate>
              ))}
            </ul>
            <Log t={t} events={past} pointed={pointed} seen={null} />
          </aside>
        </div>
      </main>
    </div>
  )
}
