/** A page for those who draw: one board on the frames of a recorded film, in any language and theme. */
import { render, type VNode } from "preact"
import { useEffect, useMemo, useState } from "preact/hooks"
import type { Action, BoardModule, BoardProps, GameEvent } from "../src/board"
import { loadBoard } from "../src/boards"
import { makeMotion, type Speed } from "../src/motion"
import { Decide } from "../src/parts/Bar"
import { ExplainLayer } from "../src/parts/Explain"
import { Plate } from "../src/parts/Plate"
import { bundleOf, speaker, type Say } from "../src/text"
import "../src/style/all.css"

const asked = new URLSearchParams(location.search)
const game = asked.get("game") ?? "scrapracer"
const language = asked.get("lang") ?? "en"
const theme = asked.get("theme") ?? "light"
const speed = Number(asked.get("speed") ?? 1) as Speed

const text = async (path: string): Promise<string> => (await fetch(path)).text()

function Gallery({ film, board, t }: { film: any; board: BoardModule; t: Say }): VNode {
  const [at, setAt] = useState(Math.min(Number(asked.get("at") ?? 0), film.frames.length - 1))
  const [said, setSaid] = useState("")
  const motion = useMemo(() => makeMotion(speed, false), [])
  const frame = film.frames[at]
  useEffect(
    () =>
      history.replaceState(
        null,
        "",
        `?${new URLSearchParams({ game, lang: language, theme, speed: String(speed), at: String(at) })}`,
      ),
    [at],
  )
  const step = (by: number): void => setAt(Math.max(0, Math.min(film.frames.length - 1, at + by)))
  const props: BoardProps = {
    view: frame.view,
    sheet: film.sheet,
    info: film.info,
    legal: frame.legal ?? [],
    seat: film.seat,
    names: film.names,
    waiting: frame.waiting,
    odds: frame.odds ?? null,
    prompt: frame.prompt ?? null,
    busy: false,
    act: (action: Action) => setSaid(`act ${JSON.stringify(action)}`),
    acts: (actions: Action[]) => setSaid(`acts ${JSON.stringify(actions)}`),
    t,
    news: frame.events as GameEvent[],
    motion,
    pointed: null,
  }
  const Board = board.default
  return (
    <div class={`room-${game}`} style={{ padding: "8px" }}>
      <p style={{ display: "flex", gap: "8px", flexWrap: "wrap", alignItems: "center" }}>
        <button class="button button-small" id="back" onClick={() => step(-1)}>
          {"◀"}
        </button>
        <button class="button button-small" id="next" onClick={() => step(1)}>
          {"▶"}
        </button>
        <input
          type="range"
          min="0"
          max={film.frames.length - 1}
          value={at}
          onInput={(e) => setAt(Number(e.currentTarget.value))}
        />
        <span>{`${at + 1} / ${film.frames.length}`}</span>
        <code>{said}</code>
      </p>
      <div class="board" onClick={() => motion.skip()}>
        <Board {...props} />
      </div>
      <p>
        <strong>{frame.prompt ? t.prompt(frame.prompt) : ""}</strong>
      </p>
      <Decide board={board} props={props} />
      <ul class="plates">
        {film.names.map((name: string, seat: number) => (
          <Plate key={seat} seat={seat} name={name} active={frame.waiting.includes(seat)}>
            {board.summary?.(frame.view, seat, t, film.sheet)}
          </Plate>
        ))}
      </ul>
      <p>{board.describe?.(frame.view, t, film.sheet)}</p>
      <ul>
        {frame.events.map((e: GameEvent, n: number) => (
          <li key={n}>{t.event(e)}</li>
        ))}
      </ul>
      <ExplainLayer />
    </div>
  )
}

document.documentElement.dataset.theme = theme
document.documentElement.lang = language
const film = await (await fetch(`/films/${game}.json`)).json()
const files = await Promise.all(["frame", "web", game].map((name) => text(`/text/${language}/${name}.ftl`)))
const board = await loadBoard(game)
render(
  <Gallery film={film} board={board} t={speaker(bundleOf(language, files), film.info, film.names)} />,
  document.getElementById("app")!,
)
