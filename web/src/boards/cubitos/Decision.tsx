/** How a runner decides: dice by dice, ability by ability or all at once, and far spaces in one go. */
import type { ComponentChildren, VNode } from "preact"
import type { Action, BoardProps } from "../../board"
import { explaining } from "../../parts/Explain"
import { keyOf } from "../../parts/Bar"
import { dashed } from "../../text"
import { useKeys } from "../keys"
import { Cube } from "./Cube"
import { fillUp, stakes, useAll, uses, type Use } from "./dice"
import { goals, waysFrom } from "./paths"
import { Coin, Credit, Inline, JetPack, Price, RewardSign, Step } from "./Signs"
import { spaceName, spaceWords } from "./Track"
import type { Player, Sheet, Track, View } from "./types"

interface Choice {
  key: string
  title: string
  note?: string
  icon?: ComponentChildren
  main?: boolean
  explain?: [title: string, text: string]
  go(): void
}

/** What the props of a decision mean for Cubitos. */
interface Desk {
  props: BoardProps
  sheet: Sheet
  view: View
  player: Player
  /** The legal actions of a verb. */
  of(verb: string): Action[]
  plain(action: Action, about?: Partial<Choice>): Choice
}

function deskOf(props: BoardProps): Desk {
  const { legal, act, t, prompt } = props
  const view = props.view as View
  return {
    props,
    sheet: props.sheet,
    view,
    player: view.players[String(props.seat ?? 0)]!,
    of: (verb) => legal.filter((action) => action.do === verb),
    plain: (action, about = {}) => ({
      key: keyOf(action),
      title: t.action(action, prompt?.about),
      go: () => act(action),
      ...about,
    }),
  }
}

// Dice

/** A choice that is a die: which one, how many of it there are, and where it lies. */
function dieChoice(desk: Desk, action: Action): Choice {
  const { t } = desk.props
  const side = action.side === undefined ? null : String(action.side)
  const die = side ? side.slice(0, side.lastIndexOf("_")) : String(action.die)
  const face = side ? side.slice(side.lastIndexOf("_") + 1) : "blank"
  const zone = action.zone ?? { draw: "draw", fetch: "discard", discard: "roll" }[action.do]
  const dice = zone === "draw" || zone === "roll" || zone === "discard" ? desk.player[zone] : null
  const count = dice?.[die] ?? 0
  const to = typeof action.to === "number" ? ` → ${desk.props.names[action.to]}` : ""
  return desk.plain(action, {
    icon: <Cube die={die} face={face} size={34} />,
    title: `${side ? t(dashed("face", face)) : t(dashed("die", die))}${count > 1 ? ` ×${count}` : ""}${to}`,
    note: action.zone !== undefined || action.do === "fetch" ? t(dashed("zone", zone)) : "",
  })
}

function diceChoices(desk: Desk): Choice[] {
  const { legal, acts, t } = desk.props
  const found: Choice[] = []
  const draws = desk.of("draw")
  const room = Number(desk.props.prompt?.about[desk.player.ask === "add" ? "count" : "dice"] ?? 0)
  if (draws.length > 0 && room > 1) {
    const fill = fillUp(legal, desk.player.draw, room, desk.sheet)
    if (fill.length > 1) {
      found.push({
        key: "fill",
        main: true,
        title: t("board-fill", { count: fill.length }),
        note: heaps(
          fill.map((action) => String(action.die)),
          desk,
        ),
        go: () => acts(fill),
      })
    }
  }
  const discards = desk.of("discard")
  if (discards.length) {
    const all = discards.flatMap((action) => Array<Action>(desk.player.roll[String(action.die)] ?? 1).fill(action))
    found.push({
      key: "all",
      title: t("board-discard-all", { count: all.length }),
      go: () => acts([...all, ...desk.of("done")]),
    })
  }
  for (const action of legal) {
    if (action.do === "done") {
      const title = discards.length ? t("board-keep-rest") : t.action(action)
      found.unshift(desk.plain(action, { main: !discards.length, title }))
    } else if (action.die !== undefined || action.side !== undefined) found.push(dieChoice(desk, action))
    else found.push(desk.plain(action))
  }
  return found
}

/** Dice as "2 × red, 3 × light gray". */
function heaps(dice: string[], desk: Desk): string {
  const counts = new Map<string, number>()
  for (const die of dice) counts.set(die, (counts.get(die) ?? 0) + 1)
  return [...counts].map(([die, count]) => `${count} × ${desk.props.t(dashed("die", die))}`).join(", ")
}

// Abilities

function useChoice(desk: Desk, use: Use): Choice {
  const { t, acts } = desk.props
  const { action, card, count } = use
  const second = desk.sheet.cards[card]?.parts.second !== undefined
  const whole = count > 1 && !use.asks
  return desk.plain(action, {
    icon: <Cube die={String(action.card)} face={String(action.symbol)} size={34} />,
    title: `${card ? t(dashed("card", card)) : t.action(action)}${whole ? ` ×${count}` : ""}`,
    note: second ? t(dashed("part", action.part)) : "",
    explain: card ? [t(dashed("card", card)), t(dashed("about", card))] : ["", ""],
    ...(whole ? { go: () => acts(Array<Action>(count).fill(action)) } : {}),
  })
}

const useChoices = (desk: Desk): Choice[] =>
  uses(desk.props.legal, desk.player, desk.view.cards, desk.sheet).map((use) => useChoice(desk, use))

function runChoices(desk: Desk): Choice[] {
  const { acts, t, legal } = desk.props
  const all = useAll(uses(legal, desk.player, desk.view.cards, desk.sheet))
  const credit = desk.of("credit")
  const ready = desk.of("ready")
  const sum = [...credit, ...all]
  const found: Choice[] = []
  if (sum.length) {
    found.push({
      key: "use all",
      main: true,
      title: t("board-use-all", { count: sum.length }),
      note: t("board-use-all-note"),
      go: () =>
        acts([...sum, ...(uses(legal, desk.player, desk.view.cards, desk.sheet).some((use) => use.asks) ? [] : ready)]),
    })
  }
  found.push(...ready.map((action) => desk.plain(action, { main: !sum.length })))
  return [...found, ...useChoices(desk), ...credit.map((action) => desk.plain(action))]
}

/** Now, event, push and bust abilities, with what leaves them. */
function abilityChoices(desk: Desk): Choice[] {
  const others = desk.props.legal.filter((action) => action.do !== "use")
  return [...useChoices(desk), ...others.map((action) => desk.plain(action, { main: action.do === "roll" }))]
}

// Moving and buying

function moveChoices(desk: Desk): Choice[] {
  const { acts, t } = desk.props
  const { sheet, player } = desk
  const size = sheet.track_size
  const track: Track = sheet.tracks[Math.floor(player.space / size)]!
  const here = player.space % size
  const once = player.ask === "step"
  const ways = waysFrom(track, here, once ? 1 : player.steps, once ? 0 : player.water_steps)
  const found: Choice[] = goals(track, here, ways, 5).map(({ space, way }, at) => ({
    key: `go ${space}`,
    main: at === 0,
    title: t(at === 0 ? "board-go-far" : "board-go", {
      space: spaceName(track.spaces[space]!, t),
      steps: way.spaces.length,
    }),
    note: spaceWords(track, space, t),
    icon: <Things track={track} space={space} />,
    go: () => acts(way.spaces.map((one) => ({ do: "move", space: one }))),
  }))
  if (!ways.size) {
    found.push(...desk.of("move").map((action) => desk.plain(action, { main: true, title: t("board-next-track") })))
  }
  const space = track.spaces[here]!
  for (const action of desk.of("shortcut")) {
    const shortcut = space.shortcuts[Number(action.way)]!
    found.push(
      desk.plain(action, {
        icon: <Inline size={30}>{<Price shortcut={shortcut} />}</Inline>,
        note: t(`map-shortcut-${shortcut.pay}`, {
          amount: shortcut.amount,
          target: spaceName(track.spaces[shortcut.target]!, t),
        }),
      }),
    )
  }
  for (const action of desk.of("jet_pack")) {
    found.push(desk.plain(action, { icon: <Inline size={30}>{<JetPack times={space.jetpack} />}</Inline> }))
  }
  for (const action of desk.of("buy_step")) {
    found.push(
      desk.plain(action, {
        icon: <Inline size={30}>{<Coin amount={sheet.step_price} />}</Inline>,
        note: purse(desk, sheet.step_price),
      }),
    )
  }
  found.push(...useChoices(desk))
  const end = [...desk.of("stop"), ...desk.of("skip")].map((action) =>
    desk.plain(action, { main: !ways.size, note: action.do === "stop" ? spaceWords(track, here, t) : "" }),
  )
  return [...found.slice(0, 1), ...end, ...found.slice(1)]
}

/** What lies on a space, as small signs. */
function Things({ track, space }: { track: Track; space: number }): VNode {
  const { rewards, jetpack, shortcuts, kind } = track.spaces[space]!
  return (
    <span class="cubitos-things">
      {rewards.map((reward) => (
        <Inline key={reward.kind} size={28}>
          <RewardSign reward={reward} />
        </Inline>
      ))}
      {shortcuts.map((shortcut) => (
        <Inline key={shortcut.target} size={28}>
          <Price shortcut={shortcut} />
        </Inline>
      ))}
      {jetpack ? (
        <Inline size={28}>
          <JetPack times={jetpack} />
        </Inline>
      ) : null}
      {!rewards.length && !jetpack && !shortcuts.length ? (
        <Inline size={28}>
          <Step wet={kind === "water"} />
        </Inline>
      ) : null}
    </span>
  )
}

/** Money now, and what would be left of it. */
function purse(desk: Desk, price: number): string {
  const money = desk.player.coins + desk.player.credits
  return desk.props.t("board-money", { money, left: money - price })
}

function buyChoices(desk: Desk): Choice[] {
  const { t } = desk.props
  const buys = desk.of("buy").map((action) => {
    const card = desk.view.cards[desk.sheet.colours.indexOf(String(action.card))]!
    const price = desk.sheet.cards[card]!.cost
    return desk.plain(action, {
      icon: <Cube die={String(action.card)} face="symbol" size={34} />,
      title: t("board-buy", { card: t(dashed("card", card)), price }),
      note: purse(desk, price),
      explain: [t(dashed("card", card)), t(dashed("about", card))],
    })
  })
  return [
    ...buys.reverse(),
    ...useChoices(desk),
    ...desk.of("done").map((action) => desk.plain(action, { main: !buys.length, title: t("board-buy-done") })),
  ]
}

function rewardChoices(desk: Desk): Choice[] {
  const size = desk.sheet.track_size
  const track = desk.sheet.tracks[Math.floor(desk.player.space / size)]!
  const reach = desk.of("reach").map((action) => {
    const space = Number(action.space)
    return desk.plain(action, {
      icon: <Things track={track} space={space} />,
      title: spaceName(track.spaces[space]!, desk.props.t),
      note: spaceWords(track, space, desk.props.t),
    })
  })
  const here = desk.player.space % size
  const others = desk.props.legal.filter((action) => action.do !== "reach")
  return [
    ...reach,
    ...others.map((action) =>
      desk.plain(
        action,
        action.do === "accept"
          ? { main: true, icon: <Things track={track} space={here} />, note: spaceWords(track, here, desk.props.t) }
          : {},
      ),
    ),
  ]
}

// Push or pass

/** The exact chances of a push, and what it would cost. */
function Odds({ desk }: { desk: Desk }): VNode | null {
  const { odds, seat, t } = desk.props
  const chance = odds?.[String(seat)]
  if (!chance) return null
  const { coins, steps, credits, symbols } = stakes(desk.player.active)
  const risk = chance.bust as number
  return (
    <div class="cubitos-odds">
      {risk > 0 ? (
        <div class="cubitos-meter" role="img" aria-label={t("board-bust", { bust: risk })}>
          <span style={{ width: `${Math.round(risk * 100)}%` }} />
          <b>{t("board-bust", { bust: risk })}</b>
        </div>
      ) : null}
      <p>
        {t("board-hits", { hits: chance.hits })}
        {" · "}
        {risk > 0
          ? t("board-at-stake")
          : t(desk.player.safe ? "board-safe" : "board-no-risk", { danger: desk.sheet.danger })}
        {risk > 0 ? (
          <span class="cubitos-stakes">
            {steps ? <Stake icon={<Step amount={steps} />} /> : null}
            {coins ? <Stake icon={<Coin amount={coins} />} /> : null}
            {credits ? <Stake icon={<Credit amount={credits} />} /> : null}
            {symbols ? t("board-abilities", { count: symbols }) : null}
          </span>
        ) : null}
      </p>
    </div>
  )
}

const Stake = ({ icon }: { icon: VNode }): VNode => <Inline size={26}>{icon}</Inline>

function pushChoices(desk: Desk): Choice[] {
  const push = desk.of("push").map((action) => desk.plain(action, { main: true, icon: <Shaken desk={desk} /> }))
  return [...push, ...desk.of("pass").map((action) => desk.plain(action)), ...useChoices(desk)]
}

/** The dice that a push would roll. */
function Shaken({ desk }: { desk: Desk }): VNode {
  const kinds = Object.keys(desk.player.roll).slice(-3)
  return (
    <span class="cubitos-shaken">
      {kinds.map((die) => (
        <Cube key={die} die={die} size={24} />
      ))}
    </span>
  )
}

const MAKERS: Record<string, (desk: Desk) => Choice[]> = {
  push: pushChoices,
  run: runChoices,
  move: moveChoices,
  step: moveChoices,
  buy: buyChoices,
  reward: rewardChoices,
  bob: rewardChoices,
  now: abilityChoices,
  event: abilityChoices,
  pushing: abilityChoices,
  would_bust: abilityChoices,
  red: abilityChoices,
}

/** How choices are laid out, by how many there are: two side by side, many small ones. */
const FORMS = ["", "", "cubitos-two", "", "", "choices-many"]

export function Decision(props: BoardProps): VNode {
  const desk = deskOf(props)
  const choices = (MAKERS[desk.player.ask] ?? diceChoices)(desk)
  useKeys(
    choices.map((choice) => choice.go),
    props.busy,
  )
  return (
    <div class="cubitos-decision">
      {desk.player.ask === "push" || desk.player.ask === "pushing" ? <Odds desk={desk} /> : null}
      <ul class={`choices ${FORMS[Math.min(choices.length, 5)]} ${MAKERS[desk.player.ask] ? "" : "cubitos-heap"}`}>
        {choices.map((choice, at) => (
          <li key={choice.key}>
            <button
              class={`button ${choice.main ? "button-main" : ""}`}
              disabled={props.busy}
              onClick={choice.go}
              {...(choice.explain ? explaining(...choice.explain) : {})}
            >
              {at < 9 ? <kbd aria-hidden="true">{at + 1}</kbd> : null}
              {choice.icon}
              <span class="cubitos-choice">
                {choice.title}
                {choice.note ? <small>{choice.note}</small> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
