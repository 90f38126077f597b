/** Before the race: who sits where, the link for friends, and the start. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import type { GameInfo } from "../board"
import { joinTable, Refusal } from "../net/api"
import type { Link, TableState } from "../net/link"
import { chosenInWords, Preview } from "../parts/Options"
import { Poster } from "../parts/Poster"
import { SeatMark } from "../parts/Seat"
import { Share } from "../parts/Share"
import { levelWord } from "../parts/levels"
import { ownName } from "../state/newtable"
import { nickname } from "../state/settings"
import type { Say } from "../text"

interface LobbyProps {
  t: Say
  link: Link
  table: TableState
  info: GameInfo
}

export function Lobby({ t, link, table, info }: LobbyProps): VNode {
  const seated = table.seats.some((seat) => seat.mine)
  const open = table.seats.filter((seat) => seat.kind === "open").length
  const words = chosenInWords(info, table.options, t)
  return (
    <div class="lobby">
      <div class="setup-head">
        <div class="setup-cover">
          <Poster game={info.name} />
        </div>
        <div>
          <h1>{info.title}</h1>
          <p class="lead">{open ? t("web-lobby-open", { open }) : t("web-lobby-full")}</p>
        </div>
      </div>
      <div class="setup-columns">
        <section aria-labelledby="seats">
          <h2 id="seats">{t("web-seats")}</h2>
          <ol class="wishes">
            {table.seats.map((seat, at) => (
              <li key={at} class="wish">
                <SeatMark seat={at} size={34} />
                <span class="wish-who">
                  <strong>{seat.kind === "open" ? t("web-seat-free") : seat.name}</strong>
                  <small>
                    {seat.mine
                      ? t("web-you")
                      : seat.kind === "bot" && !table.host
                        ? t("web-seat-bot", { level: levelWord(seat.level ?? "", t) })
                        : seat.kind === "person" && !seat.here
                          ? t("web-away")
                          : ""}
                  </small>
                </span>
                {table.host && seat.kind !== "person" ? (
                  <label class="field">
                    <span class="hidden-text">{t("web-seat-number", { seat: at + 1 })}</span>
                    <select
                      value={seat.kind === "bot" ? `bot:${seat.level}` : "open"}
                      onChange={(event) => {
                        const [kind, level] = event.currentTarget.value.split(":")
                        link.say({ t: "seat", seat: at, kind, ...(level ? { level } : {}) })
                      }}
                    >
                      <option value="open" selected={seat.kind === "open"}>
                        {t("web-seat-open")}
                      </option>
                      {info.levels.map((level) => (
                        <option
                          key={level}
                          value={`bot:${level}`}
                          selected={seat.kind === "bot" && seat.level === level}
                        >
                          {t("web-seat-bot", { level: levelWord(level, t) })}
                        </option>
                      ))}
                    </select>
                  </label>
                ) : null}
              </li>
            ))}
          </ol>
          {seated ? null : <JoinForm t={t} link={link} table={table} />}
          {table.host ? (
            <>
              <button class="button button-main button-big" onClick={() => link.say({ t: "start" })}>
                {t("web-start")}
              </button>
              {open ? <p class="quiet">{t("web-start-when")}</p> : null}
            </>
          ) : seated ? (
            <p class="quiet">{t("web-host-starts")}</p>
          ) : null}
        </section>
        <section aria-labelledby="invite">
          <h2 id="invite">{t("web-invite")}</h2>
          {open && seated ? <Share t={t} label={t("web-invite-link")} path={`/t/${table.code}`} /> : null}
          <Share t={t} label={t("web-watch-link")} path={`/w/${table.watch}`} />
          <p class="quiet">
            {[
              t("web-clock-is", { clock: t(`web-clock-${table.clock}`) }),
              t("web-pace-is", { pace: t(`web-pace-${table.pace}`) }),
              ...words,
            ].join(" · ")}
          </p>
        </section>
        <section aria-labelledby="race">
          <h2 id="race">{t("web-the-race")}</h2>
          <Preview game={info.name} options={table.options} t={t} />
        </section>
      </div>
    </div>
  )
}

/** A name, and one sits down. */
export function JoinForm({ t, link, table }: { t: Say; link: Link; table: TableState }): VNode | null {
  const problem = useSignal<Refusal | null>(null)
  const sending = useSignal(false)
  if (!table.seats.some((seat) => seat.kind === "open")) return <p class="notice">{t("web-table-full")}</p>
  const join = async (event: Event): Promise<void> => {
    event.preventDefault()
    sending.value = true
    problem.value = null
    try {
      const joined = await joinTable(link.code, ownName(t))
      link.sitDown(joined.seats[0] ?? null)
    } catch (refusal) {
      problem.value = refusal as Refusal
    } finally {
      sending.value = false
    }
  }
  return (
    <form class="join" onSubmit={(event) => void join(event)}>
      <label class="field">
        <span class="field-label">{t("web-your-name")}</span>
        <input
          type="text"
          name="name"
          maxLength={24}
          autocomplete="nickname"
          placeholder={t("web-guest")}
          value={nickname.value}
          onInput={(event) => (nickname.value = event.currentTarget.value)}
        />
      </label>
      <button class="button button-main" disabled={sending.value}>
        {t("web-sit-down")}
      </button>
      {problem.value ? (
        <p class="notice notice-bad" role="alert">
          {t.refusal(problem.value.code, problem.value.about)}
        </p>
      ) : null}
    </form>
  )
}
