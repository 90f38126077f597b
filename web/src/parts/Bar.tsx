/** The decision bar: one sentence, and a button for everything that may be done. */
import type { RefObject, VNode } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import type { Action, BoardModule, BoardProps } from "../board"
import { useKeys } from "../boards/keys"

/** One word for an action, the same for the same action. */
export const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort())

/** Plain buttons for the legal actions. */
export function Choices({ props }: { props: BoardProps }): VNode {
  const { legal, t, act, busy, prompt } = props
  useKeys(
    legal.map((action) => () => act(action)),
    busy,
  )
  return (
    <ul class={`choices ${legal.length > 8 ? "choices-many" : ""}`}>
      {legal.map((action, at) => (
        <li key={keyOf(action)}>
          <button
            class={`button ${legal.length === 1 ? "button-main" : ""}`}
            disabled={busy}
            onClick={() => act(action)}
          >
            {at < 9 ? <kbd aria-hidden="true">{at + 1}</kbd> : null}
            <span>{t.action(action, prompt?.about)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Who decides by keyboard stays in the bar when its buttons are replaced by those of the next decision. */
function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  const inside = useRef(false)
  useLayoutEffect(() => {
    const note = (event: FocusEvent): void => {
      if (event.target instanceof Node && event.target !== document.body) {
        inside.current = element.current?.contains(event.target) ?? false
      }
    }
    addEventListener("focusin", note)
    return () => removeEventListener("focusin", note)
  }, [])
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      element.current
        ?.querySelector<HTMLElement>("button:not([disabled]), input, select")
        ?.focus({ preventScroll: true })
    }
  })
}

/** The board's own way of deciding where it has one, else plain buttons. */
export function Decide({ board, props }: { board: BoardModule | null; props: BoardProps }): VNode {
  const element = useRef<HTMLDivElement>(null)
  useKeptFocus(element)
  const Own = board?.Decision
  const takesOver = Own && props.legal.length > 0 && (board.decides ? board.decides(props) : true)
  return (
    <div class="decide" ref={element} tabIndex={-1}>
      {takesOver ? <Own {...props} /> : props.legal.length ? <Choices props={props} /> : null}
    </div>
  )
}
