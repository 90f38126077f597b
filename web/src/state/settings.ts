/** What somebody likes: applied at once, kept in the browser. */
import { effect, signal, type Signal } from "@preact/signals"
import { makeMotion, type Motion, type Speed } from "../motion"

export const LANGUAGES = ["en", "de"] as const
export const THEMES = ["auto", "light", "dark", "contrast"] as const
export const SPEEDS: Speed[] = [0, 0.5, 1, 2]
export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]

const PLACE = "homestretch"

/** Something kept in the browser; what is not one of the known values is left aside. */
function kept<T>(name: string, usual: T, fits: (value: unknown) => boolean): Signal<T> {
  const made = signal(usual)
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`${PLACE}.${name}`) ?? "null")
    if (fits(found)) made.value = found as T
  } catch {
    // A browser that keeps nothing is fine: everything works as usual, for this visit.
  }
  let first = true
  effect(() => {
    const value = made.value
    if (!first) {
      try {
        localStorage.setItem(`${PLACE}.${name}`, JSON.stringify(value))
      } catch {
        // as above
      }
    }
    first = false
  })
  return made
}

const oneOf =
  (known: readonly unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value)
const isFlag = (value: unknown): boolean => typeof value === "boolean"
const isText = (value: unknown): boolean => typeof value === "string" && value.length <= 40

const usualLanguage = (): Language =>
  typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("de") ? "de" : "en"

export const language = kept<Language>("language", usualLanguage(), oneOf(LANGUAGES))
export const theme = kept<Theme>("theme", "auto", oneOf(THEMES))
export const speed = kept<Speed>("speed", 1, oneOf(SPEEDS))
export const sound = kept("sound", false, isFlag)
export const notify = kept("notify", false, isFlag)
export const confirmRisky = kept("confirm", false, isFlag)
export const nickname = kept("name", "", isText)
export const level = kept("level", "club", isText)

const asks = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null)
const dark = asks("(prefers-color-scheme: dark)")
const contrast = asks("(prefers-contrast: more)")
const reduced = asks("(prefers-reduced-motion: reduce)")

const systemTheme = signal<Theme>(contrast?.matches ? "contrast" : dark?.matches ? "dark" : "light")
const lessMotion = signal(reduced?.matches ?? false)
for (const query of [dark, contrast]) {
  query?.addEventListener("change", () => {
    systemTheme.value = contrast?.matches ? "contrast" : dark?.matches ? "dark" : "light"
  })
}
reduced?.addEventListener("change", () => (lessMotion.value = reduced.matches))

/** The motion of the moment; a new one when speed or the system's wish changes. */
export const motion = signal<Motion>(makeMotion(speed.value, lessMotion.value))
effect(() => {
  motion.value = makeMotion(speed.value, lessMotion.value)
})

/** Puts language and theme on the page, now and whenever they change. */
export function dressPage(): void {
  effect(() => {
    document.documentElement.lang = language.value
    document.documentElement.dataset.theme = theme.value === "auto" ? systemTheme.value : theme.value
  })
}
