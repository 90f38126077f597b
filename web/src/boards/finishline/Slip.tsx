/** One's own betting slip, and how a race was paid out. */
import type { VNode } from "preact"
import type { BoardProps, GameEvent } from "../../board"
import { SeatMark } from "../../parts/Seat"
import { dashed, type Say } from "../../text"
import { FlDie, LyingDie } from "./faces"
import { Silk } from "./Silk"
import { slipOf, type Slip } from "./bets"
import type { Paid, Shown } from "./show"

export const ownSlip = ({ view, sheet }: BoardProps, shown: Pick<Shown, "order" | "level">): Slip | null =>
  view.you === null || view.you === undefined
    ? null
    : slipOf(
        view.your_bets,
        view.capital[view.you],
        view.line_up,
        shown.order,
        shown.level,
        sheet.odds[view.race - 1] ?? [],
      )

/** Horses as silks with numbers. */
export function Numbers({ horses, size = 22 }: { horses: number[]; size?: number }): VNode {
  return (
    <span class="fl-numbers">
      {horses.map((horse) => (
        <span key={horse} class="fl-number">
          <Silk horse={horse} size={size} />
          <b>{horse}</b>
        </span>
      ))}
    </span>
  )
}

export function SlipPaper({ props, shown }: { props: BoardProps; shown: Shown }): VNode | null {
  const { t } = props
  const slip = ownSlip(props, shown)
  if (!slip) return null
  const money = (amount: number): string => t.number(amount)
  const running = props.view.step !== "bet" && props.view.step !== "over"
  return (
    <section class="fl-slip" aria-label={t("board-your-slip")}>
      <h3>{t("board-your-slip")}</h3>
      {slip.lines.length ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("board-bet-on")}</th>
              <th scope="col">{t("board-stake")}</th>
              <th scope="col">{t("board-odds")}</th>
              <th scope="col">{t("board-pays")}</th>
            </tr>
          </thead>
          <tbody>
            {slip.lines.map((line) => (
              <tr key={`${line.kind} ${line.horses.join()}`} class={line.stands && running ? "fl-stands" : ""}>
                <th scope="row">
                  <span class="fl-bet-kind">{t(`kind-${line.kind}`)}</span>
                  <Numbers horses={line.horses} />
                </th>
                <td>{money(line.amount)}</td>
                <td>{`${line.odds}×`}</td>
                <td>
                  <b>{money(line.pays)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p class="fl-none">{t("board-no-bets")}</p>
      )}
      <p class="fl-totals">
        <span>
          {t("board-staked")} <b>{money(slip.staked)}</b>
        </span>
        <span>
          {t("board-left")} <b>{money(slip.left)}</b>
        </span>
        {running && slip.lines.length ? (
          <span class="fl-standing">
            {t("board-standing")} <b>{slip.standing === null ? "?" : money(slip.standing)}</b>
          </span>
        ) : null}
      </p>
    </section>
  )
}

/** The green die that a bonus comes from. */
function BonusDie({ amount, t }: { amount: number; t: Say }): VNode {
  const piece = `outsider_${amount}`
  return <LyingDie piece={piece} size={20} worth={t(dashed("mark", piece))} />
}

/** The tote board after a race: first and second, and what everybody got. */
export function Result({ paid, shown, props }: { paid: Paid; shown: Shown; props: BoardProps }): VNode {
  const { t, names, sheet } = props
  const of = (seat: number, kind: string): GameEvent[] =>
    paid.lines.filter((line) => line.seat === seat && line.event === kind)
  const photo = Object.entries(shown.photo)
  return (
    <section class="fl-result" aria-label={t("board-result")}>
      <h3>{t("board-result")}</h3>
      <p class="fl-finish">
        {[paid.first, paid.second].map((horse, at) =>
          horse ? (
            <span key={at}>
              <b class="fl-ordinal">{at + 1}</b>
              <Numbers horses={[horse]} size={34} />
            </span>
          ) : null,
        )}
        {paid.first ? null : t("board-no-finisher")}
      </p>
      {photo.length ? <Photo photo={shown.photo} props={props} /> : null}
      {paid.lines.length ? (
        <ul class="fl-paid">
          {names.map((name, seat) => {
            const got = of(seat, "total").at(-1)
            if (!got) return null
            return (
              <li key={name}>
                <span class="fl-paid-who">
                  <SeatMark seat={seat} size={18} /> <b>{name}</b> <output>{t.number(got.amount)}</output>
                </span>
                <span class="fl-paid-bets">
                  {of(seat, "bet").map((bet, at) => (
                    <span key={at} class={bet.paid ? "fl-won" : "fl-lost"} title={t.event(bet)}>
                      <Numbers horses={bet.horses} size={16} />
                      {bet.paid ? `+${t.number(bet.paid)}` : `−${t.number(bet.amount)}`}
                    </span>
                  ))}
                  {of(seat, "bonus").map((bonus, at) => (
                    <span key={`b${at}`} class="fl-won" title={t.event(bonus)}>
                      <BonusDie amount={bonus.kind === "place" ? 2 * bonus.amount : bonus.amount} t={t} />
                      {`+${t.number(bonus.amount)}`}
                    </span>
                  ))}
                  {of(seat, "side_balance").map((side, at) =>
                    side.amount ? (
                      <span key={`s${at}`} title={t.event(side)} class={side.amount > 0 ? "fl-won" : "fl-lost"}>
                        <FlDie die="black" face="side_bet" size={18} sideBet={sheet.side_bet} />
                        {`${side.amount > 0 ? "+" : "−"}${t.number(Math.abs(side.amount))}`}
                      </span>
                    ) : null,
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}

/** A photo finish: six white dice for each of two horses. */
export function Photo({ photo, props }: { photo: Record<string, number>; props: BoardProps }): VNode {
  const { t, sheet } = props
  return (
    <div class="fl-photo" role="img" aria-label={t("board-photo")}>
      <b>{t("board-photo")}</b>
      {Object.entries(photo).map(([horse, shoes]) => (
        <span key={horse} class="fl-photo-row">
          <Numbers horses={[Number(horse)]} />
          {Array.from({ length: sheet.photo_dice }, (_, at) => (
            <FlDie key={at} die="white" face={at < shoes ? "horseshoe" : "logo"} size={24} />
          ))}
        </span>
      ))}
    </div>
  )
}
