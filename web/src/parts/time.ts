/** Times in words and figures. */
import type { Say } from "../text"

/** Milliseconds as minutes and seconds: 4:05. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** About how long a game still takes. */
export function aboutLeft(seconds: number, t: Say): string {
  return seconds < 60 ? t("web-left-moment") : t("web-left-minutes", { minutes: Math.round(seconds / 60) })
}
