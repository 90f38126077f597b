/** The start page: four games, and a race within two clicks. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect } from "preact/hooks"
import { about, gameInfo, Refusal, tables } from "../net/api"
import type { GameInfo } from "../board"
import { Masthead } from "../parts/Masthead"
import { Poster } from "../parts/Poster"
import { To } from "../router"
import { playNow } from "../state/newtable"
import { markPage } from "../state/turn"
import type { Say } from "../text"

const ORDER = ["scrapracer", "outspeed", "finishline", "cubitos"]

/** Ours first, in the order of the programme; then those that other packages add. */
const ordered = (games: string[]): string[] => [
  ...ORDER.filter((game) => games.includes(game)),
  ...games.filter((game) => !ORDER.includes(game)),
]

interface Row {
  code: string
  watch: boolean
  game: string
  names: string[]
  open: number
  seats: number
}

export default function Start({ t }: { t: Say }): VNode {
  const games = useSignal<GameInfo[]>([])
  const open = useSignal<Row[]>([])
  const problem = useSignal<Refusal | null>(null)
  const opening = useSignal<string | null>(null)
  useEffect(() => markPage(t("web-title")), [t])
  useEffect(() => {
    about()
      .then(async (found) => {
        // A game that cannot be loaded must not hide the others.
        const asked = await Promise.allSettled(ordered(found.games).map(gameInfo))
        games.value = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
      })
      .catch((refusal: Refusal) => (problem.value = refusal))
    const look = (): void =>
      void tables()
        .then((found: { tables?: Row[] } | Row[]) => (open.value = Array.isArray(found) ? found : (found.tables ?? [])))
        .catch(() => undefined)
    look()
    const timer = setInterval(look, 10_000)
    return () => clearInterval(timer)
  }, [])

  const play = async (game: string): Promise<void> => {
    opening.value = game
    problem.value = null
    try {
      await playNow(game, t)
    } catch (refusal) {
      problem.value = refusal as Refusal
      opening.value = null
    }
  }

  return (
    <>
      <Masthead t={t} />
      <main id="main" class="start">
        <div class="start-head">
          <h1 class="wordmark">{"Homestretch"}</h1>
          <p class="start-tagline">{t("web-tagline")}</p>
        </div>
        <div class="checkers" aria-hidden="true" />
        {problem.value ? (
          <p class="notice notice-bad" role="alert">
            {t.refusal(problem.value.code, problem.value.about)}
          </p>
        ) : null}
        <ul class="posters">
          {games.value.map((info, at) => (
            <li key={info.name} class={`poster room-${info.name}`}>
              <Poster game={info.name} />
              <div class="poster-text">
                <p class="poster-number" aria-hidden="true">
                  {t("web-race-number", { number: at + 1 })}
                </p>
                <h2>{info.title}</h2>
                <p>{t.has(`web-pitch-${info.name}`) ? t(`web-pitch-${info.name}`) : info.credit}</p>
                <p class="poster-facts">
                  {t("web-players", { least: info.seats[0] ?? 1, most: info.seats.at(-1) ?? 1 })}
                  {t.has(`web-minutes-${info.name}`) ? ` · ${t(`web-minutes-${info.name}`)}` : ""}
                </p>
                <div class="poster-buttons">
                  <button
                    class="button button-main"
                    data-play={info.name}
                    disabled={opening.value !== null}
                    onClick={() => void play(info.name)}
                  >
                    {t("web-play-now")}
                    <span class="hidden-text">{`: ${info.title}`}</span>
                  </button>
                  <To class="button" to={`/?new=${info.name}`}>
                    {t("web-with-friends")}
                    <span class="hidden-text">{`: ${info.title}`}</span>
                  </To>
                  <To class="poster-learn" to={`/learn/${info.name}`}>
                    {t("web-how-to-play")}
                    <span class="hidden-text">{`: ${info.title}`}</span>
                  </To>
                </div>
                <p class="poster-credit">{info.credit}</p>
              </div>
            </li>
          ))}
        </ul>
        <div class="start-more">
          <section aria-labelledby="open-tables">
            <h2 id="open-tables">{t("web-public-tables")}</h2>
            {open.value.length ? (
              <ul class="rows">
                {open.value.map((row) => (
                  <li key={row.code} class="row">
                    <span class="row-text">
                      <strong>{games.value.find((info) => info.name === row.game)?.title ?? row.game}</strong>
                      <span>{row.names.join(", ")}</span>
                    </span>
                    <To class="button button-small" to={row.watch ? `/w/${row.code}` : `/t/${row.code}`}>
                      {row.watch ? t("web-watch") : t("web-join-open", { open: row.open })}
                    </To>
                  </li>
                ))}
              </ul>
            ) : (
              <p class="quiet">{t("web-no-public-tables")}</p>
            )}
          </section>
          <section aria-labelledby="replays">
            <h2 id="replays">{t("web-replays")}</h2>
            <p class="quiet">{t("web-replays-lead")}</p>
            <To class="button" to="/replay">
              {t("web-open-replay")}
            </To>
          </section>
        </div>
      </main>
    </>
  )
}
