/** How a pilot decides: routes with what they cost, tiles with what they do, the wheel as a row of numbers. */
import type { VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { keyOf } from "../../parts/Bar"
import { explaining } from "../../parts/Explain"
import { useKeys } from "../keys"
import { RouteFacts } from "./Card"
import { RouteSign, Sign, Tile } from "./Icons"
import type { Sheet, View } from "./types"
import { routeWords, tileWords } from "./words"

export function Decision(props: BoardProps): VNode {
  const { legal, act, busy } = props
  useKeys(
    legal.map((action) => () => act(action)),
    busy,
  )
  const form = { set: "outspeed-numbers", program: "outspeed-picks" }[legal[0]?.do ?? ""] ?? ""
  return (
    <ul class={`choices outspeed-decision ${form}`}>
      {legal.map((action, at) => (
        <li key={keyOf(action)}>
          <Choice action={action} at={at} props={props} />
        </li>
      ))}
    </ul>
  )
}

function Choice({ action, at, props }: { action: Action; at: number; props: BoardProps }): VNode {
  const { t, act, busy } = props
  const sheet = props.sheet as Sheet
  const route = sheet.cards[String((props.view as View).card)]?.sides[(props.view as View).side]?.[String(action.route)]
  if (route) {
    return (
      <button
        class={`outspeed-route outspeed-route-${action.route}`}
        data-legal
        disabled={busy}
        onClick={() => act(action)}
        {...explaining(t(`route-${action.route}`), routeWords(route, t))}
      >
        <span class="outspeed-face" aria-hidden="true">
          <kbd>{at + 1}</kbd>
          <Sign size={34}>
            <RouteSign route={String(action.route)} />
          </Sign>
          <RouteFacts route={route} free={t("board-no-cost")} />
        </span>
        <span class="outspeed-choice">
          {t.action(action)}
          <small>{routeWords(route, t)}</small>
        </span>
      </button>
    )
  }
  if (action.do === "set") {
    return (
      <button class="button" disabled={busy} onClick={() => act(action)}>
        <span aria-hidden="true">{action.number}</span>
        <span class="hidden-text">{t.action(action)}</span>
      </button>
    )
  }
  const tile = typeof action.tile === "string" ? action.tile : null
  const note = tile ? tileWords(tile, sheet, t) : ""
  return (
    <button
      class="button"
      disabled={busy}
      onClick={() => act(action)}
      {...(tile ? explaining(t.value("tile", tile), note) : {})}
    >
      {at < 9 ? <kbd aria-hidden="true">{at + 1}</kbd> : null}
      {tile ? <Tile tile={tile} size={34} /> : null}
      <span class="outspeed-choice">
        {t.action(action)}
        {note ? <small>{note}</small> : null}
      </span>
    </button>
  )
}
