/** How a pilot decides: routes with what they cost, tiles with what they do, the wheel as a row of numbers. */
import type { VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { keyOf } from "../../parts/Bar"
import { explaining } from "../../parts/Explain"
import { useKeys } from "../keys"
import { RouteSign, Sign, Tile } from "./Icons"
import type { Sheet, View } from "./types"
import { routeWords, tileWords } from "./words"

export function Decision(props: BoardProps): VNode {
  const { legal, act, busy } = props
  useKeys(
    legal.map((action) => () => act(action)),
    busy,
  )
  const wheel = legal.some((action) => action.do === "set")
  return (
    <ul class={`choices outspeed-decision ${wheel ? "outspeed-numbers" : ""}`}>
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
  const [icon, note] = about(action, props)
  if (action.do === "set") {
    return (
      <button class="button" disabled={busy} onClick={() => act(action)}>
        <span aria-hidden="true">{action.number}</span>
        <span class="hidden-text">{t.action(action)}</span>
      </button>
    )
  }
  const explain = typeof action.tile === "string" ? explaining(t.action(action), tileWords(action.tile, sheet, t)) : {}
  return (
    <button class="button" disabled={busy} onClick={() => act(action)} {...explain}>
      {at < 9 ? <kbd aria-hidden="true">{at + 1}</kbd> : null}
      {icon}
      <span class="outspeed-choice">
        {t.action(action)}
        {note ? <small>{note}</small> : null}
      </span>
    </button>
  )
}

/** The picture of a choice, and what it means. */
function about(action: Action, props: BoardProps): [VNode | null, string] {
  const view = props.view as View
  const sheet = props.sheet as Sheet
  if (action.do === "program") {
    const name = String(action.route)
    const route = sheet.cards[String(view.card)]?.sides[view.side]?.[name]
    const sign = (
      <Sign size={30}>
        <RouteSign route={name} />
      </Sign>
    )
    return [sign, route ? routeWords(route, props.t) : ""]
  }
  if (typeof action.tile === "string") {
    return [<Tile key="tile" tile={action.tile} size={34} />, tileWords(action.tile, sheet, props.t)]
  }
  return [null, ""]
}
