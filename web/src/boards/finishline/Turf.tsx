/** The race: a lane for each horse, by starting place; the further ahead, the further to the right. */
import type { VNode } from "preact"
import type { BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { Glide } from "../../parts/Glide"
import { dashed, type Say } from "../../text"
import { SvgName } from "../SvgName"
import { LyingDie } from "./faces"
import { countOf, layoutFor, placeOf, tailAt, type Layout } from "./field"
import { Horse } from "./Horse"
import { Silk } from "./Silk"
import { oddsOf } from "./bets"
import type { Shown } from "./show"

/** A lane that can be chosen, has been chosen, or that one has bet on. */
export interface Marks {
  legal: Set<number>
  chosen: number[]
  /** Everything can be chosen: no need to shout. */
  open: boolean
  backed: Map<number, string>
}

/** What there is to know about a horse. */
export function aboutHorse(horse: number, shown: Shown, props: BoardProps): string {
  const { t, sheet, view, names } = props
  const lying = (shown.on[horse] ?? []).map((piece) => t(dashed("lying", piece)))
  const place = placeOf(horse, shown.order, shown.level)
  const backed = [
    ...(view.your_bets?.win ?? []).filter((bet: any) => bet.horse === horse).map(() => t("kind-win")),
    ...(view.your_bets?.place ?? []).filter((bet: any) => bet.horses.includes(horse)).map(() => t("kind-place")),
  ]
  const helped = (view.helped as Record<string, number>[])
    .map((by, seat) => [names[seat] ?? "", by[horse] ?? 0] as const)
    .filter(([, steps]) => steps)
    .map(([name, steps]) => `${name} ${steps > 0 ? "+" : "−"}${Math.abs(steps)}`)
  return [
    place ? t("board-at-place", { place }) : t("board-out-of-race"),
    t(dashed("about-type", sheet.horses[horse])),
    backed.length ? t("board-backed", { kinds: t.all(backed) }) : "",
    lying.length ? t("board-lying", { dice: t.all(lying) }) : "",
    helped.length ? t("board-helped", { seats: helped.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ")
}

/** The rail above the lanes: the pool runs out, and with it the race. */
function Rail({ layout, shown, sheet, t }: { layout: Layout; shown: Shown; sheet: any; t: Say }): VNode {
  const all = Object.values<any>(sheet.dice).reduce((sum, die) => sum + die.count, 0) as number
  const left = countOf(shown.pool)
  const from = layout.gate + 6
  const long = layout.wide - 14 - from
  const at = (count: number): number => from + long * (1 - count / all)
  const y = layout.top - 12
  return (
    <g
      {...explaining(t("board-to-go", { count: left }), t("board-home-straight-about", { count: sheet.home_straight }))}
    >
      <text class="fl-to-go" x="2" y={y + 5}>
        {t("board-to-go-short", { count: left })}
      </text>
      <path class="fl-rail" d={`M${from} ${y}H${from + long}`} />
      <path class="fl-rail-home" d={`M${at(sheet.home_straight)} ${y}H${from + long}`} />
      {Array.from({ length: all + 1 }, (_, n) => (
        <path key={n} class="fl-tick" d={`M${at(n)} ${y - (n % 5 ? 2 : 4)}v${n % 5 ? 4 : 8}`} />
      ))}
      <g class={`fl-flag ${shown.homeStraight ? "fl-flag-up" : ""}`}>
        <path d={`M${at(sheet.home_straight)} ${y + 5}v-17h12l-3.5 4.5l3.5 4.5h-12`} />
      </g>
      <circle class="fl-runner" cx={at(left)} cy={y} r="6.5" />
    </g>
  )
}

/** The left end of a lane: silk, number, kind, odds, and what one has bet on it. */
function Gate({ horse, y, layout, odds, kind, backed, t }: any): VNode {
  const big = layout.gate > 100
  const size = layout.lane - (big ? 18 : 13)
  return (
    <g>
      <Silk horse={horse} size={size} x={2} y={y + (layout.lane - size) / 2} />
      {kind === "neutral" ? null : (
        <g transform={`translate(${2 + size - 4} ${y + 10})`}>
          <circle class={`fl-kind fl-kind-${kind}`} r="8" />
          <text class="fl-kind-letter" y="4">
            {t(dashed("board-letter", kind))}
          </text>
        </g>
      )}
      <rect
        class="fl-tote"
        x={size + 8}
        y={y + layout.lane / 2 - 13}
        width={layout.gate - size - 14}
        height="26"
        rx="3"
      />
      <text class="fl-tote-text" x={size + 8 + (layout.gate - size - 14) / 2} y={y + layout.lane / 2 + 7}>
        {odds}
        <tspan class="fl-times">{"×"}</tspan>
      </text>
      {backed ? (
        <g class="fl-backed" transform={`translate(${size + 2} ${y + layout.lane - 9})`}>
          <path d="M-11-7H11V-3A3 3 0 0 0 11 3V7H-11V3A3 3 0 0 0-11-3Z" />
          <text y="4">{backed}</text>
        </g>
      ) : null}
    </g>
  )
}

interface TurfProps {
  props: BoardProps
  shown: Shown
  width: number
  marks: Marks
  choose(horse: number): void
}

export function Turf({ props, shown, width, marks, choose }: TurfProps): VNode {
  const { sheet, t, motion, pointed } = props
  const layout = layoutFor(width, sheet.runners)
  const row: number[] = sheet.odds[shown.race - 1] ?? []
  const pressing = marks.legal.size > 0
  const small = layout.lane * 0.4
  const scale = layout.horse / 100
  const nose = (place: number): number => tailAt(place, layout) + layout.horse
  return (
    <svg
      class="fl-turf"
      viewBox={`0 0 ${layout.wide} ${layout.high}`}
      role="group"
      aria-label={t("board-race", { race: shown.race, races: sheet.races })}
    >
      <Rail layout={layout} shown={shown} sheet={sheet} t={t} />
      {Array.from({ length: sheet.runners }, (_, n) => (
        <rect
          key={n}
          class={n % 2 ? "fl-grass fl-grass-2" : "fl-grass"}
          x={layout.gate}
          y={layout.top + n * layout.lane}
          width={layout.wide - layout.gate}
          height={layout.lane}
        />
      ))}
      {Array.from({ length: sheet.runners }, (_, n) => (
        <g key={n} class="fl-column">
          <path d={`M${nose(n + 1)} ${layout.top}v${sheet.runners * layout.lane}`} />
          <text x={nose(n + 1) - layout.horse / 2} y={layout.high - 5}>
            {n + 1}
          </text>
        </g>
      ))}
      <path class="fl-fence" d={`M${layout.gate} ${layout.top}H${layout.wide}`} />
      <path class="fl-posts" d={`M${layout.gate + 10} ${layout.top}H${layout.wide}`} />
      <path class="fl-line-post" d={`M${layout.wide - 9} ${layout.top}v${sheet.runners * layout.lane}`} />
      <path class="fl-line-post-2" d={`M${layout.wide - 9} ${layout.top}v${sheet.runners * layout.lane}`} />
      {shown.lineUp.map((horse, n) => {
        const y = layout.top + n * layout.lane
        const place = placeOf(horse, shown.order, shown.level)
        const odds = oddsOf(horse, shown.lineUp, row)
        const legal = marks.legal.has(horse)
        const chosen = marks.chosen.indexOf(horse)
        const title = t("board-horse-title", { horse, type: t(dashed("type", sheet.horses[horse])), odds })
        const about = aboutHorse(horse, shown, props)
        const hot =
          pointed &&
          [
            pointed.horse,
            pointed.from,
            pointed.to,
            pointed.back,
            pointed.middle,
            pointed.front,
            pointed.upper,
            pointed.lower,
            pointed.first,
            pointed.second,
          ].includes(horse)
        return (
          <g
            key={horse}
            data-horse={horse}
            class={`fl-lane ${place ? "" : "fl-lane-out"} ${legal ? "fl-lane-legal" : ""} ${marks.open ? "fl-lane-open" : ""} ${chosen >= 0 ? "fl-lane-chosen" : ""} ${hot ? "fl-lane-hot" : ""}`}
            role={pressing ? "button" : "img"}
            aria-pressed={pressing ? chosen >= 0 : undefined}
            aria-label={pressing ? undefined : `${title}. ${about}`}
            tabIndex={0}
            data-legal={legal ? true : undefined}
            onClick={() => choose(horse)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return
              event.preventDefault()
              choose(horse)
            }}
            {...explaining(title, about)}
          >
            {pressing ? (
              <SvgName x={layout.gate} y={y + layout.lane / 2}>
                {`${title}. ${about}`}
              </SvgName>
            ) : null}
            <g aria-hidden="true">
              <rect class="fl-lane-box" x="2" y={y + 2.5} width={layout.wide - 4} height={layout.lane - 5} rx="5" />
              <Gate
                horse={horse}
                y={y}
                layout={layout}
                odds={odds}
                kind={sheet.horses[horse]}
                backed={marks.backed.get(horse)}
                t={t}
              />
              <Glide x={place ? tailAt(place, layout) : layout.gate - 4} y={y} motion={motion} options={{ ms: 640 }}>
                {(shown.on[horse] ?? []).map((piece, at) => {
                  const column = Math.floor(at / 2)
                  return (
                    <g key={`${at} ${piece}`} data-lying={at} class="fl-lying">
                      <LyingDie
                        piece={piece}
                        worth={t(dashed("mark", piece))}
                        size={small}
                        x={-small - 1 - column * (small + 1)}
                        y={layout.lane / 2 - small + (at % 2) * (small + 1)}
                      />
                    </g>
                  )
                })}
                <g transform={`translate(0 ${(layout.lane - 62 * scale) / 2}) scale(${scale})`}>
                  <Horse horse={horse} />
                </g>
                {place ? null : (
                  <text class="fl-out" x={layout.horse / 2} y={layout.lane / 2 + 6}>
                    {t("board-out-short")}
                  </text>
                )}
                {chosen >= 0 ? (
                  <g class="fl-nth" transform={`translate(${layout.horse - 4} 10)`}>
                    <circle r="9" />
                    <text y="4">{chosen + 1}</text>
                  </g>
                ) : null}
              </Glide>
            </g>
          </g>
        )
      })}
    </svg>
  )
}
