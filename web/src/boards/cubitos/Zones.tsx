/** The four zones of a player: dice asleep in Draw, Roll and Discard, dice awake in Active. */
import type { VNode } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import type { Action, BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { SeatMark } from "../../parts/Seat"
import { dashed, type Say } from "../../text"
import { Cube } from "./Cube"
import { activeDice, hitChance, spent, total, type ActiveDie } from "./dice"
import { Credit, Coin, Inline, Step } from "./Signs"
import type { Dice, Player, Sheet, View } from "./types"

export type Zone = "draw" | "roll" | "active" | "discard"
const ZONES: Zone[] = ["draw", "roll", "active", "discard"]

/** All dice fall over. */
const SHAKE = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 8}deg)` }))

/** What choosing a die of a zone would do, if it would do anything. */
export function actionFor(
  legal: Action[],
  zone: Zone,
  die: string,
  face: string,
  used: ActiveDie["used"],
): Action | null {
  const fits = (action: Action): boolean => {
    if (action.zone !== undefined) return action.zone === zone && action.die === die
    if (zone === "draw") return action.do === "draw" && action.die === die
    if (zone === "discard") return action.do === "fetch" && action.die === die
    if (zone === "roll") {
      return (action.do === "discard" && action.die === die) || (action.do === "set" && onDie(action, die))
    }
    if (action.do === "send_back") return action.side === `${die}_${face}`
    return (
      action.do === "use" && action.card === die && action.symbol === face && used !== "both" && used !== action.part
    )
  }
  const found = legal.filter(fits)
  const choice = found.some((action) => action.do === "set" || action.do === "give")
  return choice && found.length > 1 ? null : (found[0] ?? null)
}

const onDie = (action: Action, die: string): boolean => String(action.side).startsWith(`${die}_`)

/** What a die is and does, in words. */
export function dieWords(die: string, face: string | null, view: View, sheet: Sheet, t: Say): [string, string] {
  const title = face ? t(dashed("side", die, face)) : t(dashed("die", die))
  const counts = new Map<string, number>()
  for (const one of sheet.dice[die]!) counts.set(one, (counts.get(one) ?? 0) + 1)
  const faces = [...counts].map(([one, count]) => `${count} × ${t(dashed("face", one))}`).join(", ")
  const card = view.cards[sheet.colours.indexOf(die)]
  const about = card ? `${t(dashed("card", card))}: ${t(dashed("about", card))} ` : ""
  const chance = t("board-hit", { chance: hitChance(sheet.dice[die]!) })
  return [title, `${about}${t("board-faces", { faces })} ${chance}`]
}

export function ZonesPicture({ props }: { props: BoardProps }): VNode {
  const { seat, names, t, sheet, news, motion } = props
  const view = props.view as View
  const usual = seat ?? view.turn
  const [shown, show] = useState<number | null>(null)
  const who = shown ?? usual
  const player = view.players[String(who)]!
  useEffect(() => show(null), [seat])
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news.some((event) => event.event === "busted" && event.seat === who))
      void motion.run(grid.current, SHAKE, { ms: 480 })
  }, [news])
  return (
    <section class="cubitos-zones" aria-label={t("board-zones", { player: names[who] ?? "" })}>
      <div class="cubitos-zones-head">
        <div class="cubitos-tabs">
          {names.map((name, one) => (
            <button key={one} class="cubitos-tab" aria-pressed={one === who} onClick={() => show(one)}>
              <SeatMark seat={one} size={20} />
              <span>{name}</span>
              <State player={view.players[String(one)]!} t={t} />
            </button>
          ))}
        </div>
        <div class="cubitos-purse">
          <Worth icon={<Step />} value={player.steps} words={t("board-steps", { count: player.steps })} />
          {player.water_steps ? (
            <Worth
              icon={<Step wet />}
              value={player.water_steps}
              words={t("board-water-steps", { count: player.water_steps })}
            />
          ) : null}
          <Worth icon={<Coin />} value={player.coins} words={t("board-coins", { count: player.coins })} />
          <Worth icon={<Credit />} value={player.credits} words={t("board-credits", { count: player.credits })} />
          {player.swords ? <span class="cubitos-swords">{t("board-swords", { count: player.swords })}</span> : null}
        </div>
      </div>
      <div class="cubitos-zone-grid" ref={grid}>
        {ZONES.map((zone) => (
          <ZoneBox key={zone} zone={zone} player={player} own={who === seat} props={props} sheet={sheet} />
        ))}
      </div>
    </section>
  )
}

/** A number that is seen to change. */
function Worth({ icon, value, words }: { icon: VNode; value: number; words: string }): VNode {
  return (
    <span class="cubitos-worth" title={words}>
      <Inline size={24}>{icon}</Inline>
      <b key={value} class="cubitos-changed">
        {value}
      </b>
      <span class="hidden-text">{words}</span>
    </span>
  )
}

/** Where somebody is in the round. */
export function State({ player, t }: { player: Player; t: Say }): VNode | null {
  const word = player.was_bust
    ? "bust"
    : player.ask === "push" && player.danger
      ? "danger"
      : player.at === "out"
        ? null
        : "rolls"
  return word ? <span class={`cubitos-state cubitos-state-${word}`}>{t(`board-state-${word}`)}</span> : null
}

interface ZoneProps {
  zone: Zone
  player: Player
  own: boolean
  props: BoardProps
  sheet: Sheet
}

function ZoneBox({ zone, player, own, props, sheet }: ZoneProps): VNode {
  const { t, legal, act, motion, news, waiting, seat } = props
  const view = props.view as View
  const dice: Dice = zone === "roll" ? joined(player.roll, player.hand) : player[zone]
  const listed: ActiveDie[] =
    zone === "active"
      ? activeDice(dice)
      : Object.entries(dice).map(([die, count]) => ({ die, face: "", used: "" as const, count }))
  const rolled = news.some((event) => event.event === "rolled" && event.seat === Number(keyOf(view, player)))
  const asking = own && seat !== null && waiting.includes(seat)
  return (
    <section class={`cubitos-zone cubitos-zone-${zone}`} aria-label={t(`zone-${zone}`)}>
      <h3>
        {t(`zone-${zone}`)}
        <span>{total(dice)}</span>
      </h3>
      <div class="cubitos-dice">
        {listed.flatMap((one) => {
          const { die, face, used, count } = one
          const action = own ? actionFor(legal, zone, die, face, used) : null
          const [title, text] = dieWords(die, face || null, view, sheet, t)
          const heaped = count > 4 ? [count] : Array<number>(count).fill(1)
          return heaped.map((many, at) => (
            <DieThing
              key={`${die}${face}${used}${at}`}
              die={die}
              face={face || "blank"}
              used={spent(one, view.cards, sheet) ? "both" : used}
              many={many}
              title={many > 1 ? `${many} × ${title}` : title}
              text={text}
              action={action ? t.action(action, props.prompt?.about) : null}
              pick={action ? () => act(action) : asking && zone === "draw" ? () => act({ do: "draw", die }) : null}
              tumbles={rolled && (zone === "active" || zone === "roll") ? view.round * 1000 + news.length : null}
              motion={motion}
            />
          ))
        })}
      </div>
    </section>
  )
}

const keyOf = (view: View, player: Player): string =>
  Object.keys(view.players).find((seat) => view.players[seat] === player) ?? "0"

function joined(one: Dice, other: Dice): Dice {
  const found = { ...one }
  for (const [die, count] of Object.entries(other)) found[die] = (found[die] ?? 0) + count
  return found
}

interface DieThingProps {
  die: string
  face: string
  used: ActiveDie["used"]
  many: number
  title: string
  text: string
  action: string | null
  pick: (() => void) | null
  tumbles: number | null
  motion: BoardProps["motion"]
}

/** A die that explains itself, and that can be chosen where that is legal. */
function DieThing({ die, face, used, many, title, text, action, pick, tumbles, motion }: DieThingProps): VNode {
  const body = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (tumbles !== null) void motion.tumble(body.current, { ms: 520, delay: 40 * (die.length % 5) })
  }, [tumbles])
  const inside = (
    <span ref={body} class="cubitos-body" aria-hidden="true">
      <Cube die={die} face={face} used={used} size={38} />
      {many > 1 ? <b class="cubitos-many">{`×${many}`}</b> : null}
    </span>
  )
  if (pick) {
    return (
      <button
        class="cubitos-die"
        {...(action ? { "data-legal": true } : {})}
        onClick={pick}
        {...explaining(title, text)}
      >
        {inside}
        <span class="hidden-text">{action ?? title}</span>
      </button>
    )
  }
  return (
    <span
      class="cubitos-die explains"
      tabIndex={0}
      role="img"
      aria-label={`${title}. ${text}`}
      {...explaining(title, text)}
    >
      {inside}
    </span>
  )
}
