/** How to play: each game in five pictures and a few sentences, then a first game with a guide. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect } from "preact/hooks"
import type { GameInfo } from "../board"
import { gameInfo, type Refusal } from "../net/api"
import { Masthead } from "../parts/Masthead"
import { Poster } from "../parts/Poster"
import { playNow } from "../state/newtable"
import { sayGame } from "../state/texts"
import { markPage } from "../state/turn"
import type { Say } from "../text"
import { To } from "../router"
import { PICTURES } from "./pictures"

const STEPS = [1, 2, 3, 4, 5]

export default function Learn({ t: plain, game }: { t: Say; game: string }): VNode {
  const info = useSignal<GameInfo | null>(null)
  const problem = useSignal<Refusal | null>(null)
  const opening = useSignal(false)
  useEffect(() => {
    gameInfo(game)
      .then((found) => (info.value = found))
      .catch((refusal: Refusal) => (problem.value = refusal))
  }, [game])
  const t = (info.value && sayGame(info.value, [])) ?? plain
  const title = info.value?.title ?? ""
  useEffect(() => markPage(`${t("web-how-to-play")}: ${title} – Homestretch`), [t, title])
  const start = async (): Promise<void> => {
    opening.value = true
    try {
      await playNow(game, t, true)
    } catch (refusal) {
      problem.value = refusal as Refusal
      opening.value = false
    }
  }
  const pictures = PICTURES[game]
  return (
    <>
      <Masthead t={t} />
      <main id="main" class={`page learn room-${game}`}>
        {info.value ? (
          <>
            <div class="learn-head">
              <div class="learn-cover">
                <Poster game={game} />
              </div>
              <div>
                <p class="poster-number">{t("web-how-to-play")}</p>
                <h1>{title}</h1>
                {t.has(`web-pitch-${game}`) ? <p class="lead">{t(`web-pitch-${game}`)}</p> : null}
                <button class="button button-main button-big" disabled={opening.value} onClick={() => void start()}>
                  {t("web-guided")}
                </button>
                <p class="quiet">{t("web-guided-note")}</p>
              </div>
            </div>
            <ol class="lessons">
              {STEPS.filter((step) => t.has(`web-learn-${game}-${step}`)).map((step) => {
                const Picture = pictures?.[step - 1]
                return (
                  <li key={step} class="lesson">
                    <div class="lesson-picture">{Picture ? <Picture t={t} /> : null}</div>
                    <div>
                      <h2>{t(`web-learn-${game}-${step}-title`)}</h2>
                      <p>{t(`web-learn-${game}-${step}`)}</p>
                    </div>
                  </li>
                )
              })}
            </ol>
            <p class="lead">
              <button class="button button-main" disabled={opening.value} onClick={() => void start()}>
                {t("web-guided")}
              </button>{" "}
              <To class="button" to={`/?new=${game}`}>
                {t("web-with-friends")}
              </To>
            </p>
          </>
        ) : null}
        {problem.value ? (
          <p class="notice notice-bad" role="alert">
            {t.refusal(problem.value.code, problem.value.about)}
          </p>
        ) : null}
      </main>
    </>
  )
}
