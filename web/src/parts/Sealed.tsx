/** Sealed dice: what was promised at the start, what was shown at the end, and whether they fit. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import type { Film, Refusal } from "../net/api"
import { tableFilm } from "../net/api"
import type { TableState } from "../net/link"
import type { Say } from "../text"

/** SHA-256 of bytes written in hex, in hex; null where the browser does not compute it (a page without https). */
export async function hashOfHex(hex: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const digest = await crypto.subtle.digest("SHA-256", bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
}

export function Sealed({ t, table }: { t: Say; table: TableState }): VNode | null {
  const checked = useSignal<string | null>(null)
  const working = useSignal(false)
  if (!table.commitment) return null
  const check = async (): Promise<void> => {
    const revealed = table.revealed
    if (!revealed) return
    working.value = true
    try {
      const hash = await hashOfHex(revealed.secret)
      if (hash !== null && hash !== table.commitment) {
        checked.value = t("web-check-seal-broken")
        return
      }
      const film: Film = await tableFilm(table.code)
      checked.value =
        film.verified === true
          ? t(hash === null ? "web-check-good-server" : "web-check-good", { steps: film.frames.length })
          : t("web-check-bad", { reason: t.refusal(String(film.verified)) })
    } catch (refusal) {
      checked.value = t.refusal((refusal as Refusal).code, (refusal as Refusal).about)
    } finally {
      working.value = false
    }
  }
  return (
    <section class="sealed">
      <h3>{t("web-sealed")}</h3>
      <p class="quiet">{t("web-sealed-lead")}</p>
      <dl>
        <dt>{t("web-sealed-commitment")}</dt>
        <dd class="code">{table.commitment}</dd>
        {table.revealed ? (
          <>
            <dt>{t("web-sealed-secret")}</dt>
            <dd class="code">{table.revealed.secret}</dd>
            <dt>{t("web-sealed-nonces")}</dt>
            <dd class="code">{table.revealed.nonces.join(" · ")}</dd>
          </>
        ) : null}
      </dl>
      {table.revealed ? (
        <button class="button button-small" disabled={working.value} onClick={() => void check()}>
          {t("web-check")}
        </button>
      ) : null}
      <p role="status" class="checked">
        {checked.value}
      </p>
    </section>
  )
}
