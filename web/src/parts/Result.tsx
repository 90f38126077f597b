/** The end: places, another race, and the whole game to keep, watch and check. */
import type { VNode } from "preact"
import type { BoardModule, GameInfo } from "../board"
import { replayAddress } from "../net/api"
import type { Link, TableState, ViewState } from "../net/link"
import { go, To } from "../router"
import type { Say } from "../text"
import { Dialog } from "./Dialog"
import { SeatMark } from "./Seat"
import { Sealed } from "./Sealed"

interface ResultProps {
  t: Say
  link: Link
  table: TableState
  view: ViewState
  info: GameInfo
  board: BoardModule
  sheet: unknown
  /** Who won, as a sentence. */
  sentence: string
  onClose: () => void
}

export function Result({ t, link, table, view, info, board, sheet, sentence, onClose }: ResultProps): VNode {
  const over = view.over
  const order = over ? table.seats.map((_, seat) => seat).sort((a, b) => over.places[a]! - over.places[b]!) : []
  const seated = table.seats.some((seat) => seat.mine)
  return (
    <Dialog class="result" title={sentence} closing={t("web-look-at-board")} onClose={onClose}>
      {over ? (
        <ol class="podium">
          {order.map((seat) => (
            <li key={seat} class={over.places[seat] === 1 ? "podium-first" : ""} value={over.places[seat]}>
              <span class="podium-place">{`${over.places[seat]}.`}</span>
              <SeatMark seat={seat} size={32} />
              <span class="podium-name">
                {table.seats[seat]?.name}
                <small>{board.summary?.(view.view, seat, t, sheet)}</small>
              </span>
              {info.scores_shown ? <span class="podium-score">{t.number(over.scores[seat] ?? 0)}</span> : null}
            </li>
          ))}
        </ol>
      ) : (
        <p>{t("web-ended-lead")}</p>
      )}
      <div class="result-buttons">
        {table.rematch ? (
          <button class="button button-main" onClick={() => go(`/t/${table.rematch}`)}>
            {t("web-rematch-go")}
          </button>
        ) : seated ? (
          <button class="button button-main" onClick={() => link.say({ t: "rematch" })}>
            {t("web-rematch")}
          </button>
        ) : null}
        {over ? (
          <>
            <To class="button" to={`/replay?table=${link.code}`}>
              {t("web-watch-again")}
            </To>
            <a class="button" href={replayAddress(link.code)} download={`${info.name}-${table.watch}.jsonl`}>
              {t("web-download")}
            </a>
          </>
        ) : null}
        <To class="button button-quiet" to="/">
          {t("web-to-start")}
        </To>
      </div>
      <details>
        <summary>{t("web-sealed-more")}</summary>
        <Sealed t={t} table={table} />
      </details>
    </Dialog>
  )
}
