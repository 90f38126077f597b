/** What one wants now and then at a table: the bots' pace, settings, sealed dice, links, leaving. */
import type { VNode } from "preact"
import type { Link, TableState } from "../net/link"
import { PACES } from "../net/api"
import { go } from "../router"
import type { Say } from "../text"
import { Dialog } from "./Dialog"
import { Radios } from "./Fields"
import { Sealed } from "./Sealed"
import { SettingsForm } from "./Settings"
import { Share } from "./Share"

export function Menu(props: { t: Say; link: Link; table: TableState; onClose: () => void }): VNode {
  const { t, link, table } = props
  const seated = table.seats.some((seat) => seat.mine)
  return (
    <Dialog title={t("web-menu")} closing={t("web-close")} onClose={props.onClose}>
      {seated && table.seats.some((seat) => seat.kind === "bot" || seat.stand_in) ? (
        <Radios
          legend={t("web-pace")}
          value={table.pace}
          choices={PACES.map((value) => ({ value, label: t(`web-pace-${value}`) }))}
          onChange={(pace) => link.say({ t: "pace", pace })}
        />
      ) : null}
      <SettingsForm t={t} />
      <Share t={t} label={t("web-watch-link")} path={`/w/${table.watch}`} />
      <Sealed t={t} table={table} />
      <p class="quiet">{t("web-keys")}</p>
      {seated && table.status === "playing" ? (
        <button
          class="button"
          onClick={() => {
            link.say({ t: "leave" })
            go("/")
          }}
        >
          {t("web-leave")}
        </button>
      ) : null}
    </Dialog>
  )
}
