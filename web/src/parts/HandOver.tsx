/** Several people at one device: the screen between them, which shows nothing of anybody. */
import type { VNode } from "preact"
import type { Say } from "../text"
import { Dialog } from "./Dialog"
import { SeatMark } from "./Seat"

export function HandOver(props: { t: Say; seat: number; name: string; onTake: () => void }): VNode {
  return (
    <Dialog class="hand-over" title={props.t("web-hand-over", { name: props.name })} onClose={() => undefined}>
      <SeatMark seat={props.seat} size={120} />
      <p>{props.t("web-hand-over-lead")}</p>
      <button class="button button-main button-big" onClick={props.onTake}>
        {props.t("web-hand-over-take", { name: props.name })}
      </button>
    </Dialog>
  )
}
