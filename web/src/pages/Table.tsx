/** A table, from the lobby to the result; one line to the server all the way. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect, useMemo } from "preact/hooks"
import type { BoardModule, GameInfo } from "../board"
import { loadBoard } from "../boards"
import { gameInfo, gameSheet, type Refusal } from "../net/api"
import { Link, newId } from "../net/link"
import { Masthead } from "../parts/Masthead"
import { To } from "../router"
import { sayGame } from "../state/texts"
import { markPage } from "../state/turn"
import type { Say } from "../text"
import { Lobby } from "./Lobby"
import { Play } from "./Play"

/** A game without a board of its own is played with plates and buttons alone. */
const PLAIN: BoardModule = { default: () => null }

export default function Table({ t: plain, code }: { t: Say; code: string }): VNode {
  const link = useMemo(() => new Link(code), [code])
  const info = useSignal<GameInfo | null>(null)
  const sheet = useSignal<unknown>(null)
  const board = useSignal<BoardModule | null>(null)
  const problem = useSignal<Refusal | null>(null)

  useEffect(() => {
    const wake = (): void => {
      if (!document.hidden) link.wake()
    }
    link.open()
    document.addEventListener("visibilitychange", wake)
    addEventListener("online", wake)
    addEventListener("pageshow", wake)
    return () => {
      document.removeEventListener("visibilitychange", wake)
      removeEventListener("online", wake)
      removeEventListener("pageshow", wake)
      link.close()
    }
  }, [link])

  const table = link.table.value
  const game = table?.game
  const options = JSON.stringify(table?.options ?? null)
  useEffect(() => {
    if (!game) return
    const failed = (refusal: Refusal): void => void (problem.value = refusal)
    gameInfo(game)
      .then((found) => (info.value = found))
      .catch(failed)
    loadBoard(game)
      .catch(() => PLAIN)
      .then((found) => (board.value = found))
      .catch(failed)
  }, [game])
  useEffect(() => {
    if (!game || !table) return
    gameSheet(game, { ...table.options, seats: table.seats.length })
      .then((found) => (sheet.value = found))
      .catch((refusal: Refusal) => (problem.value = refusal))
  }, [game, options])

  // Every seat of this browser adds to the sealed dice; a full table starts once all have.
  const mine = table?.seats.flatMap((seat, at) => (seat.mine ? [at] : [])).join() ?? ""
  useEffect(() => {
    if (table?.status !== "lobby" || !mine) return
    for (const seat of mine.split(",")) link.say({ t: "nonce", seat: Number(seat), nonce: newId() })
  }, [table?.status, mine, link.state.value])

  const names = table?.seats.map((seat) => seat.name) ?? []
  const t = (info.value && sayGame(info.value, names)) ?? plain
  const ready = t !== plain || !info.value
  useEffect(() => {
    if (table?.status === "lobby") markPage(`${info.value?.title ?? ""} – Homestretch`)
  }, [table?.status, info.value])

  const gone = link.gone.value ?? problem.value
  if (gone) {
    return (
      <>
        <Masthead t={plain} />
        <main id="main" class="page page-narrow">
          <h1>{plain("web-gone")}</h1>
          <p class="lead" role="alert">
            {plain.refusal(gone.code, gone.about)}
          </p>
          <To class="button button-main" to="/">
            {plain("web-to-start")}
          </To>
        </main>
      </>
    )
  }
  if (!table || !info.value || !ready) {
    return (
      <>
        <Masthead t={plain} />
        <main id="main" class="page">
          <p role="status" class="quiet">
            {plain("web-connecting")}
          </p>
        </main>
      </>
    )
  }
  const room = `room-${info.value.name}`
  if (table.status === "lobby" || !link.view.value) {
    return (
      <>
        <Masthead t={t} />
        <main id="main" class={`page ${room}`}>
          <Refused t={t} link={link} />
          {table.status === "lobby" ? (
            <Lobby t={t} link={link} table={table} info={info.value} />
          ) : (
            <p role="status">{t("web-connecting")}</p>
          )}
        </main>
      </>
    )
  }
  if (!board.value || sheet.value === null) return <main id="main" class="page" aria-busy="true" />
  return (
    <Play
      t={t}
      link={link}
      table={table}
      view={link.view.value}
      info={info.value}
      sheet={sheet.value}
      board={board.value}
    />
  )
}

/** What was refused, as a sentence; or the number of an incident. */
export function Refused({ t, link }: { t: Say; link: Link }): VNode | null {
  const refused = link.refused.value
  const incident = link.incident.value
  if (!refused && !incident) return null
  return (
    <p class="notice notice-bad" role="alert">
      {refused ? t.refusal(refused.code, refused.about) : t("web-incident", { number: incident ?? "" })}
      <button
        class="notice-close"
        aria-label={t("web-close")}
        onClick={() => {
          link.refused.value = null
          link.incident.value = null
        }}
      >
        {"×"}
      </button>
    </p>
  )
}
