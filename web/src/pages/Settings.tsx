import type { VNode } from "preact"
import { useEffect } from "preact/hooks"
import { Masthead } from "../parts/Masthead"
import { SettingsForm } from "../parts/Settings"
import { markPage } from "../state/turn"
import type { Say } from "../text"

export default function Settings({ t }: { t: Say }): VNode {
  useEffect(() => markPage(`${t("web-settings")} – Homestretch`), [t])
  return (
    <>
      <Masthead t={t} />
      <main id="main" class="page page-narrow">
        <h1>{t("web-settings")}</h1>
        <p class="lead">{t("web-settings-lead")}</p>
        <SettingsForm t={t} />
      </main>
    </>
  )
}
