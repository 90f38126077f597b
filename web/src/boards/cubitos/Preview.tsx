/** What a race will be like: its track or tracks, and its eight cards. */
import type { VNode } from "preact"
import { dashed, type Say } from "../../text"
import { Cube } from "./Cube"
import { plate } from "./layout"
import { Blocks } from "./Track"
import type { Sheet } from "./types"

export function TrackPreview({ sheet, t }: { sheet: Sheet; t: Say }): VNode {
  const cards = Object.entries(sheet.cards)
  const known = cards.length === sheet.colours.length
  return (
    <div class="cubitos-preview">
      {sheet.tracks.map((track) => {
        const { wide, high } = plate(track)
        return (
          <figure key={track.name}>
            <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
              <Blocks track={track} />
            </svg>
            <figcaption>
              {`${t.has(track.text) ? t(track.text) : track.name}: ${t("board-track-facts", {
                steps: track.spaces[0]!.ahead,
                lines: track.red_lines,
              })}`}
            </figcaption>
          </figure>
        )
      })}
      {known ? (
        <ul>
          {cards.map(([card, { colour, cost }]) => (
            <li key={card}>
              <Cube die={colour} face="symbol" size={26} />
              {t("board-buy", { card: t(dashed("card", card)), price: cost })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
