/** A link to hand on, with a button that copies it. */
import { useSignal } from "@preact/signals"
import type { RefObject, VNode } from "preact"
import { useRef } from "preact/hooks"
import type { Say } from "../text"

/** Whether a link was copied a moment ago, and how to copy it; `field` serves browsers without a clipboard. */
function useCopy(address: string, field: RefObject<HTMLInputElement | null>): [boolean, () => void] {
  const copied = useSignal(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      field.current?.select()
      document.execCommand("copy")
    }
    copied.value = true
    setTimeout(() => (copied.value = false), 2500)
  }
  return [copied.value, () => void copy()]
}

export function Share({ t, label, path }: { t: Say; label: string; path: string }): VNode {
  const field = useRef<HTMLInputElement>(null)
  const address = `${location.origin}${path}`
  const [copied, copy] = useCopy(address, field)
  return (
    <div class="share">
      <label class="field">
        <span class="field-label">{label}</span>
        <input ref={field} type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick={copy}>
        {copied ? t("web-copied") : t("web-copy")}
      </button>
      <span role="status" class="hidden-text">
        {copied ? t("web-copied") : ""}
      </span>
    </div>
  )
}

/** The same where there is little room: only the button. */
export function CopyLink({ t, label, path }: { t: Say; label: string; path: string }): VNode {
  const field = useRef<HTMLInputElement>(null)
  const address = `${location.origin}${path}`
  const [copied, copy] = useCopy(address, field)
  return (
    <>
      <input ref={field} class="hidden-text" tabIndex={-1} aria-hidden="true" readOnly value={address} />
      <button type="button" class="button" onClick={copy}>
        {label}
      </button>
      <span role="status">{copied ? t("web-copied") : ""}</span>
    </>
  )
}
