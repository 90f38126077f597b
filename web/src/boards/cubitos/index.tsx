/** Cubitos: the track, the zones, the trays and the fan track, on a table made of building blocks. */
import type { VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { dashed, type Say } from "../../text"
import { Cube } from "./Cube"
import { owned } from "./dice"
import { Fans } from "./Fans"
import { Coin, Credit, Heart, Inline } from "./Signs"
import { spaceName, TrackPicture } from "./Track"
import { TrackPreview } from "./Preview"
import { Trays } from "./Trays"
import type { Sheet, View } from "./types"
import { State, ZonesPicture } from "./Zones"

export { Decision } from "./Decision"

/** What the decision at hand is about; on a phone that comes first. */
const ABOUT: Record<string, string> = {
  nothing: "track",
  move: "track",
  step: "track",
  reward: "track",
  bob: "track",
  buy: "cards",
  gain: "cards",
}

export default function Board(props: BoardProps): VNode {
  const ask = (props.view as View).players[String(props.seat)]?.ask ?? "nothing"
  return (
    <div class={`cubitos-room ${props.motion.still ? "cubitos-still" : ""}`}>
      <div class="cubitos-table" data-about={ABOUT[ask] ?? "dice"}>
        <TrackPicture props={props} />
        <ZonesPicture props={props} />
        <Trays props={props} />
        <Fans props={props} />
      </div>
    </div>
  )
}

/** The plate of a seat: how far it still is, fans, money, and all its dice. */
export function summary(view: View, seat: number, t: Say, sheet: Sheet): VNode {
  const player = view.players[String(seat)]!
  const track = sheet.tracks[Math.floor(player.space / sheet.track_size)]!
  const space = track.spaces[player.space % sheet.track_size]!
  const dice = owned(player)
  const lap =
    sheet.legs > 1 ? `${t("board-lap", { leg: Math.min(player.leg + 1, sheet.legs), legs: sheet.legs })} · ` : ""
  return (
    <div class="cubitos-summary">
      <span>
        {`${lap}${space.kind === "finish" ? t("board-finish") : t("board-to-go", { steps: space.ahead })}`}{" "}
        <State player={player} t={t} />
      </span>
      <span class="cubitos-summary-row">
        <Inline>{<Heart />}</Inline>
        <b>{player.fans}</b>
        <Inline>{<Credit />}</Inline>
        <b>{player.credits}</b>
        {player.coins ? (
          <>
            <Inline>{<Coin />}</Inline>
            <b>{player.coins}</b>
          </>
        ) : null}
        <span class="hidden-text">
          {t("board-has", { fans: player.fans, credits: player.credits, coins: player.coins })}
        </span>
      </span>
      <span class="cubitos-summary-row">
        {Object.entries(dice).map(([die, count]) => (
          <span key={die} class="cubitos-own" {...explaining(`${count} × ${t(dashed("die", die))}`)}>
            <Cube die={die} size={20} label={`${count} × ${t(dashed("die", die))}`} />
            {count}
          </span>
        ))}
      </span>
    </div>
  )
}

/** The race in words. */
export function describe(view: View, t: Say, sheet: Sheet): string {
  const lines = Object.entries(view.players).map(([seat, player]) => {
    const track = sheet.tracks[Math.floor(player.space / sheet.track_size)]!
    const space = track.spaces[player.space % sheet.track_size]!
    return t("board-player", {
      player: t("board-seat", { seat: Number(seat) + 1 }),
      leg: Math.min(player.leg + 1, sheet.legs),
      legs: sheet.legs,
      space: `${spaceName(space, t)} (${t("board-to-go", { steps: space.ahead })})`,
      fans: player.fans,
      credits: player.credits,
      draw: player.draw_amount,
    })
  })
  return `${t("board-round", { round: view.round })} ${lines.join(" ")}`
}

/** Pushing is risky once it can bust. */
export function risky(action: Action, { odds, seat, t, view }: BoardProps): string | null {
  const chance = odds?.[String(seat)]
  if ((action.do !== "push" && action.do !== "roll") || !chance?.bust) return null
  const active = Object.values((view as View).players[String(seat)]!.active).reduce((sum, count) => sum + count, 0)
  return t("prompt-push", { bust: chance.bust, active })
}

/** The track and the cards of a race, for choosing one. */
export function Preview({ sheet, t }: { sheet: Sheet; t: Say }): VNode {
  return <TrackPreview sheet={sheet} t={t} />
}
