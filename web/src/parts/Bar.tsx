/** The decision bar: one sentence, and a button for everything that may be done. */
import type { VNode } from "preact"
import { useEffect } from "preact/hooks"
import type { Action, BoardModule, BoardProps } from "../board"

const KEYS = "123456789"

/** Whether a key press belongs to a text field rather than to the bar. */
const typing = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement &&
    event.target.matches("input:not([type=range],[type=checkbox],[type=radio]), select, textarea"))

/** Plain buttons for the legal actions; the first nine answer to the keys 1 to 9. */
export function Choices({ props }: { props: BoardProps }): VNode {
  const { legal, t, act, busy, prompt } = props
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = KEYS.indexOf(event.key)
      const chosen = at >= 0 ? legal[at] : undefined
      if (!chosen || typing(event) || busy || document.querySelector("dialog[open]")) return
      event.preventDefault()
      act(chosen)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [legal, busy, act])
  return (
    <ul class="choices">
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

/** One word for an action, the same for the same action. */
export const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort())

/** The board's own way of deciding where it has one, else plain buttons. */
export function Decide({ board, props }: { board: BoardModule | null; props: BoardProps }): VNode | null {
  if (!props.legal.length) return null
  const takesOver = board?.Decision && (board.decides ? board.decides(props) : true)
  const Own = board?.Decision
  return takesOver && Own ? <Own {...props} /> : <Choices props={props} />
}
