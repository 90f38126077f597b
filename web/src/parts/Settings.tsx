/** The settings, on their own page and beside a running game; each works at once. */
import type { VNode } from "preact"
import {
  confirmRisky,
  language,
  LANGUAGES,
  nickname,
  notify,
  sound,
  speed,
  SPEEDS,
  theme,
  THEMES,
} from "../state/settings"
import { chime } from "../state/turn"
import type { Say } from "../text"
import { Radios, Switch } from "./Fields"

const OWN_NAMES: Record<string, string> = { en: "English", de: "Deutsch" }

async function setNotify(wanted: boolean): Promise<void> {
  if (wanted && typeof Notification !== "undefined" && Notification.permission !== "granted") {
    notify.value = (await Notification.requestPermission()) === "granted"
  } else notify.value = wanted && typeof Notification !== "undefined"
}

export function SettingsForm({ t }: { t: Say }): VNode {
  return (
    <div class="settings">
      <Radios
        legend={t("web-language")}
        value={language.value}
        choices={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] ?? value }))}
        onChange={(value) => (language.value = value)}
      />
      <Radios
        legend={t("web-theme")}
        value={theme.value}
        choices={THEMES.map((value) => ({ value, label: t(`web-theme-${value}`) }))}
        onChange={(value) => (theme.value = value)}
      />
      <Radios
        legend={t("web-speed")}
        value={speed.value}
        choices={SPEEDS.map((value) => ({ value, label: t(`web-speed-${String(value).replace(".", "")}`) }))}
        onChange={(value) => (speed.value = value)}
      />
      <Switch
        label={t("web-sound")}
        note={t("web-sound-note")}
        value={sound.value}
        onChange={(value) => {
          sound.value = value
          if (value) chime()
        }}
      />
      <Switch
        label={t("web-notify")}
        note={t("web-notify-note")}
        value={notify.value}
        onChange={(value) => void setNotify(value)}
      />
      <Switch
        label={t("web-confirm")}
        note={t("web-confirm-note")}
        value={confirmRisky.value}
        onChange={(value) => (confirmRisky.value = value)}
      />
      <label class="field">
        <span class="field-label">{t("web-your-name")}</span>
        <input
          type="text"
          maxLength={24}
          autocomplete="nickname"
          value={nickname.value}
          onInput={(event) => (nickname.value = event.currentTarget.value)}
        />
      </label>
    </div>
  )
}
