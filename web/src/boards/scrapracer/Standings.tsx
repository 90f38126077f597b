/** Who is where: first place first, with laps, boosters, markers and cards. */
import type { VNode } from "preact"
import type { BoardProps } from "../../board"
import { Explain } from "../../parts/Explain"
import { SeatMark } from "../../parts/Seat"
import { dashed, type Say } from "../../text"
import { RacerMark } from "./Racer"
import type { Shown } from "./show"
import { spaceAt } from "./track"

/** The racers by how far they have driven; off the track, who moves earlier is ahead. */
export function ranked(view: any, progress: Record<string, number> = {}): string[] {
  const driven = (name: string): number => progress[name] ?? view.racers[name].progress
  return Object.keys(view.racers).sort(
    (one, other) => driven(other) - driven(one) || view.order.indexOf(one) - view.order.indexOf(other),
  )
}

/** Where a racer is, in words. */
export function where(racer: any, sheet: any, t: Say): string {
  if (!racer.progress) return t("board-off")
  const space = spaceAt(racer.progress, sheet.lap)
  const lap =
    racer.goal_markers >= sheet.laps
      ? t("board-finished")
      : t("board-lap", { lap: racer.goal_markers + 1, laps: sheet.laps })
  return `${lap}, ${t("board-place", { space })} (${t(sheet.spaces[space - 1]?.straight ? "board-straight" : "board-curve")})`
}

/** A booster as a token: three shapes, three signs. */
export function BoosterToken({ kind }: { kind: string }): VNode {
  return (
    <svg class={`sr-token sr-token-${kind}`} viewBox="-14 -14 28 28" aria-hidden="true">
      <path d="M0-13L13 0L0 13L-13 0Z" />
      {kind === "plus_minus_1" ? (
        <text y="4">±1</text>
      ) : kind === "flip" ? (
        <path class="sr-glyph" d="M-5-2V-7M-7.5-4.5L-5-7.5L-2.5-4.5M5 2V7M2.5 4.5L5 7.5L7.5 4.5M-7 0H7" />
      ) : (
        <path class="sr-glyph" d="M5.5-3.5A6.3 6.3 0 1 0 6.3 1M6.5-7.5V-3H2" />
      )}
    </svg>
  )
}

/** The boosters, markers and cards of a racer. */
export function Kit({ name, view, sheet, t }: { name: string; view: any; sheet: any; t: Say }): VNode {
  const racer = view.racers[name]
  const needed: number = sheet.racers[name].markers_for_a_card
  const cards: number = view.bonus_card_counts[racer.seat]
  return (
    <span class="sr-kit">
      {Object.entries<number>(racer.boosters).flatMap(([kind, count]) =>
        Array.from({ length: count }, (_, i) => (
          <Explain key={`${kind} ${i}`} title={t(dashed("booster", kind))} text={t(dashed("about-booster", kind))}>
            <BoosterToken kind={kind} />
          </Explain>
        )),
      )}
      <Explain
        title={t("board-markers", { markers: racer.bonus_markers, needed })}
        text={t("about-markers", { needed })}
        class="sr-markers"
      >
        {Array.from({ length: Math.max(needed, racer.bonus_markers) }, (_, i) => (
          <i key={i} class={i < racer.bonus_markers ? "sr-marker sr-marker-full" : "sr-marker"} />
        ))}
      </Explain>
      {cards ? (
        <Explain title={t("board-cards", { cards })} text={t("about-bonus-cards")} class="sr-cards">
          {cards}
        </Explain>
      ) : null}
    </span>
  )
}

/** Three flags, one for each lap done. */
export function Laps({ racer, laps, t }: { racer: any; laps: number; t: Say }): VNode {
  return (
    <Explain title={t("board-laps", { laps: racer.goal_markers, of: laps })} class="sr-laps">
      {Array.from({ length: laps }, (_, i) => (
        <i key={i} class={i < racer.goal_markers ? "sr-flag sr-flag-done" : "sr-flag"} />
      ))}
    </Explain>
  )
}

export function Standings({ props, shown }: { props: BoardProps; shown: Shown }): VNode {
  const { view, sheet, t, names, seat } = props
  const order = ranked(view, shown.progress)
  const driven = (name: string): number => shown.progress[name] ?? 0
  const lead = Math.max(...order.map(driven))
  return (
    <section class="sr-standings sr-riveted" aria-label={t("board-standings")}>
      <ol>
        {order.map((name, place) => {
          const racer = view.racers[name]
          const behind = lead - driven(name)
          return (
            <li
              key={name}
              class={`${shown.turn === name ? "sr-row-on" : ""} ${racer.seat === seat ? "sr-row-own" : ""}`}
            >
              <span class="sr-rank">{place + 1}</span>
              <Explain title={t.value("racer", name)} text={t.value("ability", name)}>
                <RacerMark name={name} letters={sheet.racers[name].letters} size={40} />
              </Explain>
              <span class="sr-who">
                <b>{t.value("racer", name)}</b>
                <small>
                  <SeatMark seat={racer.seat} size={14} />
                  {names[racer.seat]}
                </small>
              </span>
              <span class="sr-where" title={where(racer, sheet, t)}>
                {driven(name) ? (
                  <>
                    <Laps racer={racer} laps={sheet.laps} t={t} />
                    <b>{spaceAt(driven(name), sheet.lap)}</b>
                    {behind ? <small>{`−${behind}`}</small> : null}
                  </>
                ) : (
                  <small>{t("board-off")}</small>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
