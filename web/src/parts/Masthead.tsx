/** The head of every page: the name of the house, and what one may want at any time. */
import type { ComponentChildren, VNode } from "preact"
import { LANGUAGES, language } from "../state/settings"
import type { Say } from "../text"
import { To } from "../router"

const NAMES: Record<string, string> = { en: "English", de: "Deutsch" }

/** English or German, at once. */
export function LanguageSwitch({ t }: { t: Say }): VNode {
  return (
    <div class="languages" role="group" aria-label={t("web-language")}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          lang={one}
          class="language"
          aria-pressed={language.value === one}
          onClick={() => (language.value = one)}
        >
          {one.toUpperCase()}
          <span class="hidden-text">{` ${NAMES[one] ?? ""}`}</span>
        </button>
      ))}
    </div>
  )
}

export function Brand(): VNode {
  return (
    <To to="/" class="brand" aria-label="Homestretch">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M0 0h6v6H0zM12 0h6v6h-6zM6 6h6v6H6zM18 6h6v6h-6zM0 12h6v6H0zM12 12h6v6h-6zM6 18h6v6H6zM18 18h6v6h-6z" />
      </svg>
      <span aria-hidden="true">{"Homestretch"}</span>
    </To>
  )
}

export function Masthead({ t, children }: { t: Say; children?: ComponentChildren }): VNode {
  return (
    <header class="masthead">
      <Brand />
      <div class="masthead-middle">{children}</div>
      <LanguageSwitch t={t} />
      <To to="/settings" class="icon-button" aria-label={t("web-settings")}>
        <Gear />
      </To>
    </header>
  )
}

export function Gear(): VNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2.2"
    >
      <path d="M3 6h10M17 6h4M3 12h4M11 12h10M3 18h12M19 18h2" />
      <circle cx="15" cy="6" r="2" />
      <circle cx="9" cy="12" r="2" />
      <circle cx="17" cy="18" r="2" />
    </svg>
  )
}
