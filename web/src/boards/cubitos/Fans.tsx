/** The fan track: what the next fans bring, and how many everybody has. */
import type { VNode } from "preact"
import type { BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { SEAT_SHAPES, SEAT_LETTERS, seatColour } from "../../parts/Seat"
import { useWidth } from "../width"
import { Credit, Heart } from "./Signs"
import type { Sheet, View } from "./types"

const WIDE = 48
const HIGH = 84
const NARROW = 480

export function Fans({ props }: { props: BoardProps }): VNode {
  const { t, names } = props
  const sheet = props.sheet as Sheet
  const view = props.view as View
  const players = Object.entries(view.players)
  const said = players.map(([seat, player]) => `${names[Number(seat)]}: ${player.fans}`).join(", ")
  const [frame, wide] = useWidth<HTMLElement>(900)
  const each = wide < NARROW ? Math.ceil(sheet.fans.length / 2) : sheet.fans.length
  const rows = Math.ceil(sheet.fans.length / each)
  return (
    <section class="cubitos-fans" ref={frame}>
      <svg viewBox={`0 0 ${each * WIDE + 4} ${rows * HIGH}`} role="img" aria-label={t("board-fans", { fans: said })}>
        {sheet.fans.map(({ credits, draw_tokens }, at) => {
          const x = (at % each) * WIDE + WIDE / 2 + 2
          const here = players.filter(([, player]) => player.fans === at + 1)
          const reached = players.some(([, player]) => player.fans > at)
          return (
            <g
              key={at}
              class={reached ? "cubitos-fan-reached" : ""}
              transform={`translate(0 ${Math.floor(at / each) * HIGH})`}
              {...explaining(t("board-fan", { number: at + 1 }), t("board-fan-pays", { credits, tokens: draw_tokens }))}
            >
              <rect class="cubitos-fan-space" x={x - 22} y="26" width="44" height="54" rx="9" />
              <g transform={`translate(${x} 46) scale(.78)`}>
                <Heart amount={at + 1} />
              </g>
              <g transform={`translate(${x - (draw_tokens ? 10 : 0)} 69) scale(.42)`}>
                <Credit />
              </g>
              <text x={x + (draw_tokens ? -1 : 9)} y="74" class="cubitos-fan-number" text-anchor="start">
                {credits}
              </text>
              {draw_tokens ? <rect class="cubitos-fan-token" x={x + 9} y="63" width="11" height="11" rx="3" /> : null}
              {here.map(([seat], place) => (
                <g key={seat} transform={`translate(${x - 11 + (place - (here.length - 1) / 2) * 12} 2) scale(.22)`}>
                  <path d={SEAT_SHAPES[Number(seat) % 6]} style={{ fill: seatColour(Number(seat)) }} />
                  <text x="50" y={Number(seat) % 6 === 2 ? 82 : 70} text-anchor="middle" class="seat-letter">
                    {SEAT_LETTERS[Number(seat) % 6]}
                  </text>
                </g>
              ))}
            </g>
          )
        })}
      </svg>
    </section>
  )
}
