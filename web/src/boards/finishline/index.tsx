/** Finish Line: seven horses that change places, the dice pool, the hand, and the betting slip. */
import type { VNode } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import type { Action, BoardProps } from "../../board"
import { dashed, type Say } from "../../text"
import { useStory } from "../story"
import { enter, formFor } from "./Betting"
import { choiceFor, decisionOf, optionsOnBoard, pickDie, pickHorse } from "./Decision"
import { FlDie } from "./faces"
import { placeOf } from "./field"
import { Horse } from "./Horse"
import { Hand, Pool } from "./Pool"
import { settle, teller } from "./show"
import { Photo, Result, SlipPaper } from "./Slip"
import { oddsOf } from "./bets"
import { Turf } from "./Turf"

export { Decision } from "./Decision"

/** How wide an element is, as it changes. */
function useWidth(): [number, { current: HTMLDivElement | null }] {
  const [width, setWidth] = useState(360)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    watch.observe(element.current)
    setWidth(element.current.clientWidth)
    return () => watch.disconnect()
  }, [])
  return [width, element]
}

/** The horses of one's own bets: 1 where it must win, 2 where it must be among the first two. */
function backedBy(view: any): Map<number, string> {
  const found = new Map<number, string>()
  for (const bet of view.your_bets?.win ?? []) found.set(bet.horse, "1")
  for (const bet of view.your_bets?.place ?? [])
    for (const horse of bet.horses) found.set(horse, found.get(horse)?.startsWith("1") ? "1 2" : "2")
  return found
}

export default function Board(props: BoardProps): VNode {
  const { view, sheet, legal, act, t, seat } = props
  const [shown, root] = useStory(props, settle, teller(sheet))
  const [width, turf] = useWidth()
  const betting = view.step === "bet" && legal.length > 0
  const { picked, slot } = choiceFor(decisionOf(props))
  const horses = Object.values(picked).filter((value): value is number => typeof value === "number" && value < 100)
  const marks = {
    legal: betting ? new Set<number>(view.line_up) : optionsOnBoard(props),
    chosen: betting ? formFor(view.race).horses : horses,
    open: betting,
    backed: backedBy(view),
  }
  const takes = new Set(legal.filter((a) => a.do === "take").map((a) => String(a.die)))
  const racing = !["bet", "draw_horse", "over"].includes(view.step)
  return (
    <div class="fl" ref={root}>
      <div class="fl-layout">
        <div class="fl-field" ref={turf}>
          <h2>{t("board-race", { race: shown.race, races: sheet.races })}</h2>
          <Turf
            props={props}
            shown={shown}
            width={width}
            marks={marks}
            choose={(horse) => (betting ? enter(view.race, horse) : pickHorse(props, horse))}
          />
          {racing && Object.keys(shown.photo).length ? <Photo photo={shown.photo} props={props} /> : null}
        </div>
        <div class="fl-side">
          {shown.paid ? <Result paid={shown.paid} shown={shown} props={props} /> : null}
          {racing ? (
            <>
              <Hand
                props={props}
                shown={shown}
                chosen={slot}
                may={view.step === "use" && legal.length > 0}
                choose={(at) => pickDie(props, at)}
              />
              <Pool
                props={props}
                shown={shown}
                legal={takes}
                take={(die) => {
                  if (seat !== null && legal.length) act({ do: view.step === "fetch" ? "insider" : "take", die })
                }}
              />
            </>
          ) : null}
          {view.step === "over" ? null : <SlipPaper props={props} shown={shown} />}
        </div>
      </div>
    </div>
  )
}

/** Seven silks at the start and the dice of the game, for those who choose its options. */
export function Preview({ sheet, t }: { sheet: any; t: Say }): VNode {
  return (
    <div class="fl fl-preview">
      <svg
        class="fl-turf"
        viewBox="0 0 360 150"
        role="img"
        aria-label={t("board-race", { race: 1, races: sheet.races })}
      >
        <rect class="fl-grass" width="360" height="150" rx="8" />
        <rect class="fl-grass fl-grass-2" y="50" width="360" height="50" />
        {[11, 5, 20].map((horse, at) => (
          <g key={horse} transform={`translate(${40 + ((at * 2 + 1) % 3) * 90} ${at * 50 - 4}) scale(.9)`}>
            <Horse horse={horse} />
          </g>
        ))}
      </svg>
      <p class="fl-preview-odds">
        {(sheet.odds as number[][]).map((row, race) => (
          <span key={race} class="fl-tote-row">
            {row.map((odds, at) => (
              <b key={at}>{odds}</b>
            ))}
          </span>
        ))}
      </p>
      <p class="fl-preview-dice">
        {Object.keys(sheet.dice).map((die) => (
          <span key={die}>
            <FlDie die={die} size={28} label={t(dashed("die", die))} /> {`×${sheet.dice[die].count}`}
          </span>
        ))}
      </p>
    </div>
  )
}

/** Closing a sheet without a bet gives the race away. */
export function risky(action: Action, { view, t }: BoardProps): string | null {
  if (view.step !== "bet" || action.do !== "done") return null
  return view.your_bets?.win.length || view.your_bets?.place.length ? null : t("board-no-bets-yet")
}

/** A seat's money, side bets and kept dice, and whether it has bet. */
export function summary(view: any, seat: number, t: Say): VNode {
  const side: number = view.side_bets[seat]
  return (
    <span class="fl-summary">
      <output class="fl-money">{t.number(view.capital[seat])}</output>
      {side ? <span>{t("board-side", { amount: `${side > 0 ? "+" : "−"}${t.number(Math.abs(side))}` })}</span> : null}
      {view.kept[seat] ? <span>{t("board-kept", { count: view.kept[seat] })}</span> : null}
      {view.step === "bet" ? <span>{t(view.betting.includes(seat) ? "board-betting" : "board-closed")}</span> : null}
    </span>
  )
}

/** The race in words, first place first. */
export function describe(view: any, t: Say, sheet: any): string {
  const row: number[] = sheet.odds[view.race - 1] ?? []
  const field = [...view.order].reverse().map((horse: number) =>
    t("board-horse", {
      place: placeOf(horse, view.order, view.level),
      horse,
      type: t(dashed("type", sheet.horses[horse])),
      odds: oddsOf(horse, view.line_up, row),
      dice: view.on[horse].map((piece: string) => t(dashed("lying", piece))).join(", ") || t("board-bare"),
    }),
  )
  const counted = (bag: Record<string, number>): string =>
    Object.entries(bag)
      .map(([die, count]) => `${count} ${t(dashed("die", die))}`)
      .join(", ") || t("board-none")
  const pool = t("board-pool", {
    count: Object.values<number>(view.pool).reduce((a, b) => a + b, 0),
    dice: counted(view.pool),
  })
  return [t("board-race", { race: view.race, races: sheet.races }), ...field, pool].join(". ")
}
