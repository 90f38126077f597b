/** The form for a bet: win or place, the horses, the amount, and what it would pay. */
import { signal } from "@preact/signals"
import type { VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { Silk } from "./Silk"
import { ownSlip } from "./Slip"
import { amountOf, oddsFor, oddsOf, problemOf, quickAmounts } from "./bets"

/** What has been filled in so far, shared with the board: a click on a horse enters it. */
export const form = signal<{ race: number; kind: "win" | "place"; horses: number[]; amount: string }>({
  race: 0,
  kind: "win",
  horses: [],
  amount: "",
})

/** The form for a race; a new race starts with an empty one. */
export function formFor(race: number): typeof form.value {
  return form.value.race === race ? form.value : { race, kind: "win", horses: [], amount: "" }
}

/** The horses after one was clicked: one for a win, two for a place; a third replaces the first. */
export function toggled(horses: readonly number[], horse: number, kind: "win" | "place"): number[] {
  if (horses.includes(horse)) return horses.filter((one) => one !== horse)
  return [...horses, horse].slice(kind === "win" ? -1 : -2)
}

export function enter(race: number, horse: number): void {
  const now = formFor(race)
  form.value = { ...now, horses: toggled(now.horses, horse, now.kind) }
}

export function Betting(props: BoardProps): VNode {
  const { view, sheet, t, act, busy, odds, legal, prompt } = props
  const now = formFor(view.race)
  const put = (change: Partial<typeof now>): void => {
    form.value = { ...now, ...change }
  }
  const row: number[] = sheet.odds[view.race - 1] ?? []
  const slip = ownSlip(props, view)
  const left = slip?.left ?? 0
  const step: number = sheet.bet.step
  const typed = now.amount === "" ? Math.min(step, left) : amountOf(now.amount)
  const problem = left < step ? "left" : problemOf(typed, left, step)
  const needed = now.kind === "win" ? 1 : 2
  const whole = now.horses.length === needed
  const times = oddsFor(now.horses, view.line_up, row)
  const used = slip?.lines.filter((line) => line.kind === now.kind).length ?? 0
  const most: number = now.kind === "win" ? sheet.bet.win_bets : sheet.bet.place_bets
  const [one, other] = now.horses
  const chance: number | undefined =
    now.kind === "win"
      ? odds?.horses?.[String(one)]?.first
      : (odds?.pairs?.[`${one}+${other}`] ?? odds?.pairs?.[`${other}+${one}`])?.chance
  const close = legal.find((action) => action.do === "done")

  function bet(event: Event): void {
    event.preventDefault()
    if (busy) return
    const action: Action = { do: "bet", kind: now.kind, horse: one ?? 0, amount: typed ?? 0 }
    if (now.kind === "place") action.with = other ?? 0
    act(action)
    if (whole && !problem) put({ horses: [], amount: "" })
  }
  const change = (by: number): void => {
    const next = Math.round(((typed ?? 0) + by) / step) * step
    put({ amount: String(Math.max(step, Math.min(next, Math.max(step, left)))) })
  }

  return (
    <form class="fl-betting" onSubmit={bet}>
      <div class="fl-which">
        <div class="fl-kinds" role="group" aria-label={t("board-bet-kind")}>
          {(["win", "place"] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              class="fl-tab"
              aria-pressed={now.kind === kind}
              onClick={() => put({ kind, horses: now.horses.slice(0, kind === "win" ? 1 : 2) })}
              {...explaining(t(`kind-${kind}`), t(`about-kind-${kind}`))}
            >
              {t(`board-tab-${kind}`)}
            </button>
          ))}
          <small>{t("board-bets-used", { used, most })}</small>
        </div>
        <div class="fl-chips" role="group" aria-label={t("board-choose-horses", { count: needed })}>
          {view.line_up.map((horse: number) => {
            const first: number | undefined = odds?.horses?.[String(horse)]?.first
            return (
              <button
                key={horse}
                type="button"
                class="fl-chip"
                aria-pressed={now.horses.includes(horse)}
                onClick={() => enter(view.race, horse)}
              >
                <span class="hidden-text">{t("board-chip", { horse, odds: oddsOf(horse, view.line_up, row) })}</span>
                <span class="fl-chip-face" aria-hidden="true">
                  <Silk horse={horse} size={24} />
                  <b>{horse}</b>
                  <small>{`${oddsOf(horse, view.line_up, row)}×`}</small>
                  {first === undefined ? null : <small class="fl-likely">{percent(first, t)}</small>}
                </span>
              </button>
            )
          })}
        </div>
      </div>
      <div class="fl-stake">
        <div class="fl-amount">
          <button type="button" class="fl-step" aria-label={t("board-less", { step })} onClick={() => change(-step)}>
            −
          </button>
          <input
            inputMode="numeric"
            aria-label={t("board-stake")}
            aria-invalid={problem !== null}
            aria-describedby="fl-bet-says"
            value={now.amount === "" ? String(typed ?? "") : now.amount}
            onInput={(event) => put({ amount: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return
              event.preventDefault()
              change(event.key === "ArrowUp" ? step : -step)
            }}
          />
          <button type="button" class="fl-step" aria-label={t("board-more", { step })} onClick={() => change(step)}>
            +
          </button>
          {quickAmounts(left, step).map((amount) => (
            <button key={amount} type="button" class="fl-quick" onClick={() => put({ amount: String(amount) })}>
              {amount === left ? t("board-all-in", { amount }) : t.number(amount)}
            </button>
          ))}
        </div>
        <p id="fl-bet-says" class={problem ? "fl-says fl-says-bad" : "fl-says"} aria-live="polite">
          {problem === "step"
            ? t("board-amount-step", { step })
            : problem === "left"
              ? t("board-amount-left", { left })
              : !whole
                ? t("board-choose-horses", { count: needed })
                : `${t(`board-would-pay-${now.kind}`, { horse: one ?? 0, with: other ?? 0, pays: times * (typed ?? 0), odds: times })} ${
                    chance === undefined ? "" : t("board-chance", { chance, back: Math.round(100 * times * chance) })
                  }`}
        </p>
        <div class="fl-go">
          <button type="submit" class="button button-main" disabled={busy}>
            {whole && !problem
              ? t.action(
                  { do: "bet", kind: now.kind, horse: one ?? 0, with: other ?? null, amount: typed ?? 0 },
                  prompt?.about,
                )
              : t("board-bet")}
          </button>
          {close ? (
            <button type="button" class="button" disabled={busy} onClick={() => act(close)}>
              {t.action(close, prompt?.about)}
            </button>
          ) : null}
        </div>
      </div>
    </form>
  )
}

const percent = (chance: number, t: BoardProps["t"]): string =>
  t.number(chance, { style: "percent", maximumFractionDigits: 0 })
