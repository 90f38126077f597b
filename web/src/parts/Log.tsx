/** What happened, in sentences; pointing at one shows it on the board. */
import type { Signal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect, useRef } from "preact/hooks"
import type { GameEvent } from "../board"
import type { Say } from "../text"

/** Events that begin a part of the game stand out. */
const HEADS = new Set(["round", "race", "turn"])

interface LogProps {
  t: Say
  events: GameEvent[]
  pointed: Signal<GameEvent | null>
  /** Where "since your last move" begins: the number of the last event one has seen; null for those without a seat. */
  seen: number | null
}

export function Log({ t, events, pointed, seen }: LogProps): VNode {
  const list = useRef<HTMLOListElement>(null)
  const recap = seen === null ? [] : events.filter((event) => (event.seq ?? 0) > seen)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [events])
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t("web-log")}</h2>
      {recap.length ? (
        <details class="recap">
          <summary>{t("web-recap", { count: recap.length })}</summary>
          <ol>
            {recap.map((event, at) => (
              <li key={at}>{t.event(event)}</li>
            ))}
          </ol>
        </details>
      ) : null}
      {/* A region that scrolls must be reachable by keyboard. */}
      <ol class="log-list" ref={list} tabIndex={0} aria-labelledby="log-title">
        {events.map((event, at) => (
          <li
            key={at}
            class={`log-line ${HEADS.has(event.event) ? "log-head" : ""} ${pointed.value === event ? "log-pointed" : ""}`}
            onMouseEnter={() => (pointed.value = event)}
            onMouseLeave={() => (pointed.value = null)}
            onTouchStart={() => (pointed.value = event)}
          >
            {t.event(event)}
          </li>
        ))}
      </ol>
    </section>
  )
}
