/** A link to hand on, with a button that copies it. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useRef } from "preact/hooks"
import type { Say } from "../text"

export function Share({ t, label, path }: { t: Say; label: string; path: string }): VNode {
  const field = useRef<HTMLInputElement>(null)
  const copied = useSignal(false)
  const address = `${location.origin}${path}`
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
  return (
    <div class="share">
      <label class="field">
        <span class="field-label">{label}</span>
        <input ref={field} type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick={() => void copy()}>
        {copied.value ? t("web-copied") : t("web-copy")}
      </button>
      <span role="status" class="hidden-text">
        {copied.value ? t("web-copied") : ""}
      </span>
    </div>
  )
}
