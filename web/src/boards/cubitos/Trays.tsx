/** The eight trays with their cards: what a die does, what it costs, how many are left. */
import type { VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { dashed } from "../../text"
import { Cube } from "./Cube"
import { Coin, Inline } from "./Signs"
import type { View } from "./types"

export function Trays({ props }: { props: BoardProps }): VNode {
  const { sheet, t, legal, act, seat, waiting } = props
  const view = props.view as View
  const asked = seat !== null && waiting.includes(seat)
  return (
    <section class="cubitos-trays" aria-label={t("board-trays")}>
      {view.cards.map((card, at) => {
        if (!card) return null
        const colour: string = sheet.colours[at]
        const left = view.trays[colour] ?? 0
        const open = legal.find(
          (action) =>
            (action.do === "buy" && action.card === colour) || (action.do === "take" && action.die === colour),
        )
        const buy: Action = open ?? { do: "buy", card: colour }
        const name = t(dashed("card", card))
        const about = t("board-tray", {
          die: t(dashed("die", colour)),
          card: name,
          price: sheet.cards[card].cost,
          left,
        })
        return (
          <button
            key={card}
            class={`cubitos-tray cubitos-tray-${colour}`}
            {...(open ? { "data-legal": true } : {})}
            onClick={() => (asked ? act(buy) : undefined)}
            {...explaining(name, t(dashed("about", card)))}
          >
            <span aria-hidden="true">
              <Cube die={colour} face={left ? "symbol" : "blank"} size={40} />
              <span class="cubitos-tray-name">{name}</span>
              <span class="cubitos-tray-when">{t(dashed("timing", sheet.cards[card].parts.main.timing))}</span>
              <span class="cubitos-tray-cost">
                <Inline size={28}>
                  <Coin amount={sheet.cards[card].cost} />
                </Inline>
              </span>
              <span class="cubitos-tray-left">{t("board-left", { count: left })}</span>
            </span>
            <span class="hidden-text">{open ? `${t.action(open)}. ${about}` : about}</span>
          </button>
        )
      })}
    </section>
  )
}
