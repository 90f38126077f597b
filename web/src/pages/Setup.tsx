/** A new table: who sits there, which race, how fast. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect } from "preact/hooks"
import type { GameInfo } from "../board"
import { CLOCKS, gameInfo, PACES, Refusal, type Clock, type Pace, type SeatRequest } from "../net/api"
import { Radios, Select, Switch } from "../parts/Fields"
import { Masthead } from "../parts/Masthead"
import { Options, Preview, type Chosen } from "../parts/Options"
import { Poster } from "../parts/Poster"
import { SeatMark } from "../parts/Seat"
import { go } from "../router"
import { openTable, ownName, usualLevel } from "../state/newtable"
import { level, nickname } from "../state/settings"
import { sayGame } from "../state/texts"
import { markPage } from "../state/turn"
import { levelWord, levelWords } from "../parts/levels"
import type { Say } from "../text"

type Wish = SeatRequest & { id: number }
let ids = 0

/** You, then open seats for friends: the table most people want. */
const firstSeats = (info: GameInfo): Wish[] => {
  const usual = Number(info.options.find((option) => option.name === "seats")?.default ?? info.seats[0])
  return Array.from({ length: usual }, (_, at) => ({ id: ids++, kind: at === 0 ? "me" : "open" }))
}

export default function Setup({ t: plain, game }: { t: Say; game: string }): VNode {
  const info = useSignal<GameInfo | null>(null)
  const seats = useSignal<Wish[]>([])
  const chosen = useSignal<Chosen>({})
  const open = useSignal(false)
  const clock = useSignal<Clock>("none")
  const pace = useSignal<Pace>("normal")
  const problem = useSignal<Refusal | null>(null)
  const sending = useSignal(false)
  useEffect(() => {
    gameInfo(game)
      .then((found) => {
        info.value = found
        seats.value = firstSeats(found)
      })
      .catch((refusal: Refusal) => (problem.value = refusal))
  }, [game])
  const t = (info.value && sayGame(info.value, [])) ?? plain
  useEffect(() => markPage(`${t("web-new-table")} – Homestretch`), [t])

  const change = (at: number, wish: Partial<Wish>): void => {
    seats.value = seats.value.map((seat, n) => (n === at ? { ...seat, ...wish } : seat))
  }
  const create = async (event: Event): Promise<void> => {
    event.preventDefault()
    sending.value = true
    problem.value = null
    let own = 0
    const wishes = seats.value.map(({ kind, name, level: wanted }): SeatRequest => {
      if (kind === "me")
        return { kind, name: own++ === 0 ? ownName(t) : name?.trim() || t("player-human", { place: own }) }
      return kind === "bot" ? { kind, level: wanted ?? usualLevel(info.value?.levels ?? []) } : { kind }
    })
    try {
      const code = await openTable({
        game,
        options: chosen.value,
        seats: wishes,
        public: open.value,
        clock: clock.value,
        pace: pace.value,
      })
      go(`/t/${code}`)
    } catch (refusal) {
      problem.value = refusal as Refusal
      sending.value = false
    }
  }

  const found = info.value
  const most = found?.seats.at(-1) ?? 2
  const least = found?.seats[0] ?? 2
  const waiting = seats.value.some((seat) => seat.kind === "open")
  return (
    <>
      <Masthead t={t} />
      <main id="main" class={`page setup room-${game}`}>
        {problem.value && !found ? (
          <p class="notice notice-bad" role="alert">
            {t.refusal(problem.value.code, problem.value.about)}
          </p>
        ) : null}
        {found ? (
          <form onSubmit={(event) => void create(event)}>
            <div class="setup-head">
              <div class="setup-cover">
                <Poster game={game} />
              </div>
              <div>
                <h1>{found.title}</h1>
                <p class="lead">{t("web-new-table-lead")}</p>
              </div>
            </div>
            <div class="setup-columns">
              <section aria-labelledby="seats">
                <h2 id="seats">{t("web-seats")}</h2>
                <ol class="wishes">
                  {seats.value.map((seat, at) => (
                    <li key={seat.id} class="wish">
                      <SeatMark seat={at} size={34} />
                      <SeatWish
                        t={t}
                        seat={seat}
                        place={at + 1}
                        first={at === 0}
                        levels={found.levels}
                        onChange={(wish) => change(at, wish)}
                      />
                      {seats.value.length > least && at > 0 ? (
                        <button
                          type="button"
                          class="icon-button"
                          aria-label={t("web-remove-seat", { seat: at + 1 })}
                          onClick={() => (seats.value = seats.value.filter((_, n) => n !== at))}
                        >
                          {"×"}
                        </button>
                      ) : null}
                    </li>
                  ))}
                </ol>
                <div class="setup-more">
                  {seats.value.length < most ? (
                    <button
                      type="button"
                      class="button button-small"
                      onClick={() => (seats.value = [...seats.value, { id: ids++, kind: "open" }])}
                    >
                      {t("web-add-seat")}
                    </button>
                  ) : null}
                  {waiting ? (
                    <button
                      type="button"
                      class="button button-small"
                      onClick={() =>
                        (seats.value = seats.value.map((seat) =>
                          seat.kind === "open" ? { ...seat, kind: "bot" } : seat,
                        ))
                      }
                    >
                      {t("web-fill-bots")}
                    </button>
                  ) : null}
                </div>
                {seats.value.some((seat) => seat.kind === "bot") ? (
                  <p class="quiet">{levelWords(found.levels, t)}</p>
                ) : null}
              </section>
              <section aria-labelledby="race">
                <h2 id="race">{t("web-the-race")}</h2>
                <Preview game={game} options={{ seats: seats.value.length, ...chosen.value }} t={t} />
                <Options info={found} chosen={chosen.value} t={t} onChange={(value) => (chosen.value = value)} />
              </section>
              <section aria-labelledby="manner">
                <h2 id="manner">{t("web-manner")}</h2>
                <Radios
                  legend={t("web-clock")}
                  value={clock.value}
                  choices={CLOCKS.map((value) => ({ value, label: t(`web-clock-${value}`) }))}
                  onChange={(value) => (clock.value = value)}
                />
                <Radios
                  legend={t("web-pace")}
                  value={pace.value}
                  choices={PACES.map((value) => ({ value, label: t(`web-pace-${value}`) }))}
                  onChange={(value) => (pace.value = value)}
                />
                <Switch
                  label={t("web-public")}
                  note={t("web-public-note")}
                  value={open.value}
                  onChange={(value) => (open.value = value)}
                />
              </section>
            </div>
            {problem.value ? (
              <p class="notice notice-bad" role="alert">
                {t.refusal(problem.value.code, problem.value.about)}
              </p>
            ) : null}
            <div class="setup-foot">
              <button class="button button-main button-big" disabled={sending.value}>
                {waiting ? t("web-open-table") : t("web-start")}
              </button>
            </div>
          </form>
        ) : null}
      </main>
    </>
  )
}

/** One seat of the list: who is to sit there. */
function SeatWish(props: {
  t: Say
  seat: Wish
  place: number
  first: boolean
  levels: string[]
  onChange: (wish: Partial<Wish>) => void
}): VNode {
  const { t, seat, place, first, levels, onChange } = props
  const name = (
    <label class="field">
      <span class="hidden-text">{t("web-name-of-seat", { seat: place })}</span>
      <input
        type="text"
        maxLength={24}
        placeholder={first ? t("web-your-name") : t("player-human", { place })}
        value={first ? nickname.value : (seat.name ?? "")}
        onInput={(event) => {
          if (first) nickname.value = event.currentTarget.value
          else onChange({ name: event.currentTarget.value })
        }}
      />
    </label>
  )
  if (first) return name
  const kind = seat.kind === "bot" ? `bot:${seat.level ?? usualLevel(levels)}` : seat.kind
  return (
    <div class="wish-kind">
      <Select
        class="wish-select"
        label={t("web-seat-number", { seat: place })}
        value={kind}
        choices={[
          { value: "open", label: t("web-seat-open") },
          { value: "me", label: t("web-seat-here") },
          ...levels.map((one) => ({ value: `bot:${one}`, label: t("web-seat-bot", { level: levelWord(one, t) }) })),
        ]}
        onChange={(value) => {
          const [wanted, strength] = value.split(":")
          if (strength) level.value = strength
          onChange({ kind: wanted as Wish["kind"], level: strength })
        }}
      />
      {seat.kind === "me" ? name : null}
    </div>
  )
}
