/** A seat's plate: who sits there, and everything about them at a glance. */
import type { ComponentChildren, VNode } from "preact"
import { SeatMark } from "./Seat"

interface PlateProps {
  seat: number
  name: string
  /** Small words under the name: "you", "club bot", "away". */
  notes?: string[]
  active?: boolean
  away?: boolean
  clock?: string | null
  children?: ComponentChildren
}

export function Plate({ seat, name, notes = [], active, away, clock, children }: PlateProps): VNode {
  return (
    <li class={`plate ${active ? "plate-active" : ""} ${away ? "plate-away" : ""}`} data-seat={seat}>
      <div class="plate-head">
        <SeatMark seat={seat} size={30} />
        <div class="plate-who">
          <span class="plate-name">{name}</span>
          {notes.length ? <span class="plate-notes">{notes.join(" · ")}</span> : null}
        </div>
        {clock ? <span class="plate-clock">{clock}</span> : null}
      </div>
      {children ? <div class="plate-body">{children}</div> : null}
    </li>
  )
}
