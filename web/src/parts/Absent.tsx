/** Somebody is not there: how long the table waits, and what it may decide then. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect } from "preact/hooks"
import type { Link, TableState } from "../net/link"
import type { Say } from "../text"
import { clockOf } from "./time"

export function Absent({ t, link, table }: { t: Say; link: Link; table: TableState }): VNode | null {
  const absent = table.absent
  const now = useSignal(Date.now())
  const since = useSignal(Date.now())
  useEffect(() => {
    since.value = now.value = Date.now()
    if (!absent) return
    const timer = setInterval(() => (now.value = Date.now()), 500)
    return () => clearInterval(timer)
  }, [absent])
  if (!absent || table.status !== "playing") return null
  const name = table.seats[absent.seat]?.name ?? ""
  const left = absent.until_ms - (now.value - since.value)
  const key = absent.why === "clock" ? "web-absent-clock" : "web-absent-gone"
  return (
    <div class="notice absent" role="status">
      <p>
        {t(key, { name })} {absent.may_choose || left <= 0 ? "" : t("web-absent-until", { time: clockOf(left) })}
      </p>
      {absent.may_choose && table.seats.some((seat, at) => seat.mine && at !== absent.seat) ? (
        <div class="absent-choices">
          {(["wait", "bot", "end"] as const).map((choice) => (
            <button key={choice} class="button button-small" onClick={() => link.say({ t: "absent", choice })}>
              {t(`web-absent-${choice}`)}
            </button>
          ))}
        </div>
      ) : null}
      {absent.end?.length ? <p>{t("web-absent-votes", { count: absent.end.length })}</p> : null}
    </div>
  )
}
