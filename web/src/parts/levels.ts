/** The strengths of bots in words. */
import { dashed, type Say } from "../text"

/** A level as people say it; one that another package adds by its own name. */
export const levelWord = (level: string, t: Say): string => {
  const key = dashed("web-level", level)
  return t.has(key) ? t(key) : level
}

/** Every level with what it does, as one paragraph. */
export const levelWords = (levels: string[], t: Say): string =>
  levels
    .filter((level) => t.has(dashed("web-level", level, "about")))
    .map((level) => `${levelWord(level, t)}: ${t(dashed("web-level", level, "about"))}`)
    .join(" ")
