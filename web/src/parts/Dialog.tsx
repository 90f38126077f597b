/** A dialog: the browser keeps the focus inside, Escape closes it, the focus goes back where it was. */
import type { ComponentChildren, VNode } from "preact"
import { useEffect, useRef } from "preact/hooks"

interface DialogProps {
  title: string
  /** What the button that closes it says; without it the dialog must be answered. */
  closing?: string
  onClose: () => void
  children: ComponentChildren
  class?: string
}

export function Dialog({ title, closing, onClose, children, class: name = "" }: DialogProps): VNode {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      class={`dialog ${name}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        if (closing) onClose()
      }}
      onClick={(event) => {
        if (closing && event.target === element.current) onClose()
      }}
    >
      <div class="dialog-inner">
        <h2>{title}</h2>
        {children}
        {closing ? (
          <button class="button dialog-close" onClick={onClose}>
            {closing}
          </button>
        ) : null}
      </div>
    </dialog>
  )
}
