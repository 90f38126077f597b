/** Everybody's plate: name, state at a glance, clock, and whether they are there. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect } from "preact/hooks"
import type { BoardModule } from "../board"
import type { Link, TableState, ViewState } from "../net/link"
import type { Say } from "../text"
import { levelWord } from "./levels"
import { Plate } from "./Plate"
import { clockOf } from "./time"

interface SeatsProps {
  t: Say
  link: Link
  table: TableState
  view: ViewState
  board: BoardModule
  sheet: unknown
}

export function Seats({ t, link, table, view, board, sheet }: SeatsProps): VNode {
  const now = useSignal(Date.now())
  const running = (view.clocks?.running.length ?? 0) > 0 && table.clock !== "none"
  useEffect(() => {
    now.value = Date.now()
    if (!running) return
    const timer = setInterval(() => (now.value = Date.now()), 500)
    return () => clearInterval(timer)
  }, [running, view])
  const clock = (seat: number): string | null => {
    const left = view.clocks?.left[seat]
    if (left === null || left === undefined) return null
    const passed = view.clocks?.running.includes(seat) ? now.value - link.viewedAt.value : 0
    return clockOf(left - passed)
  }
  return (
    <section aria-labelledby="seats-title">
      <h2 id="seats-title" class="hidden-text">
        {t("web-seats")}
      </h2>
      <ul class="plates">
        {table.seats.map((seat, at) => {
          const owing = table.status === "playing" && view.waiting.includes(at)
          const notes = [
            seat.mine ? t("web-you") : "",
            seat.kind === "bot" ? t("web-bot-of", { level: levelWord(seat.level ?? "", t) }) : "",
            seat.stand_in ? t("web-stand-in", { level: levelWord(seat.stand_in, t) }) : "",
            seat.kind === "person" && !seat.here && table.status === "playing" ? t("web-away") : "",
            owing && (seat.kind === "bot" || seat.stand_in) ? t("web-thinking") : "",
          ].filter(Boolean)
          return (
            <Plate
              key={at}
              seat={at}
              name={seat.name}
              notes={notes}
              active={owing}
              away={seat.kind === "person" && !seat.here}
              clock={clock(at)}
            >
              {board.summary?.(view.view, at, t, sheet)}
            </Plate>
          )
        })}
      </ul>
    </section>
  )
}
