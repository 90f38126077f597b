/** What to do now: bet, take a die, use one on horses. Everything the board offers by clicks is here as buttons too. */
import type { VNode } from "preact"
import type { Action, BoardProps, Value } from "../../board"
import { explaining } from "../../parts/Explain"
import { dashed } from "../../text"
import { useKeys } from "../keys"
import { hurried } from "../story"
import { Betting } from "./Betting"
import { FlDie } from "./faces"
import { choice, choiceFor, matching, nextField, optionsFor, verbOf, type Picked } from "./pick"
import { aboutDie } from "./Pool"
import { Silk } from "./Silk"

/** Which decision it is: a choice in progress ends with it. */
export const decisionOf = ({ view, seat }: BoardProps): string =>
  [view.race, view.step, seat, JSON.stringify(view.drawn), JSON.stringify(view.dice), view.fetching].join(" ")

/** Takes a choice one step on; plays the action once it is whole. */
export function pickOn(props: BoardProps, picked: Picked, slot: number | null): void {
  const { legal, info, act } = props
  const found = matching(legal, picked)
  const of = decisionOf(props)
  if (picked.do && found.length === 1 && nextField(legal, picked, info) === null) {
    choice.value = { of, picked: {}, slot: null }
    act(found[0] as Action)
    return
  }
  choice.value = { of, picked, slot }
}

export { choiceFor }

/** The horses that can be clicked on the board now. */
export function optionsOnBoard(props: BoardProps): Set<number> {
  const { legal, info, view } = props
  const { picked } = choiceFor(decisionOf(props))
  const base: Picked = view.step === "extra" ? { do: "horseshoe" } : picked
  const field = base.do ? nextField(legal, base, info) : null
  return new Set(field && field !== "die" ? optionsFor(legal, base, field).map(Number) : [])
}

/** A horse was chosen, on the board or in the bar: the next argument, or why it cannot be. */
export function pickHorse(props: BoardProps, horse: number): void {
  const { legal, info, act, view } = props
  const { picked, slot } = choiceFor(decisionOf(props))
  const base: Picked = view.step === "extra" ? { do: "horseshoe" } : picked
  const field = base.do ? nextField(legal, base, info) : null
  if (!field) return
  const next = { ...base, [field]: horse }
  if (matching(legal, next).length) pickOn(props, next, slot)
  else act(filled(next, props))
}

/** An action that cannot be, made whole so that its refusal says why. */
function filled(picked: Picked, { info, view, sheet }: BoardProps): Action {
  const verb = info.verbs.find((one) => one.name === picked.do)
  const action = { ...picked } as Action
  const others = (view.order as number[]).filter((horse) => !Object.values(picked).includes(horse))
  const [die = ""] = Object.keys(sheet.dice)
  for (const { name } of verb?.fields ?? [])
    if (!(name in action)) action[name] = name === "die" ? die : (others.pop() ?? 0)
  return action
}

/** A die in hand was chosen: what it shows; or it can only be removed, and the refusal says why. */
export function pickDie(props: BoardProps, slot: number): void {
  const { view, legal, act } = props
  const die = view.dice[slot]
  if (!die?.shows) return
  const verb = verbOf(die.shows)
  const remove: Picked = { do: "remove", die: die.die }
  const next = verb ?? remove
  const possible = [next, remove].find((one) => matching(legal, one).length)
  if (possible) choice.value = { of: decisionOf(props), picked: possible, slot }
  if (possible !== next) act(filled(next, props))
}

/** A horse as a button. */
function Chip({ horse, press, busy, label }: { horse: number; press(): void; busy: boolean; label: string }): VNode {
  return (
    <button type="button" class="fl-chip" disabled={busy} onClick={press}>
      <span class="hidden-text">{label}</span>
      <span class="fl-chip-face" aria-hidden="true">
        <Silk horse={horse} size={26} />
        <b>{horse}</b>
      </span>
    </button>
  )
}

/** A die as a button. */
function DieButton({ die, action, props }: { die: string; action: Action; props: BoardProps }): VNode {
  const { t, act, busy, sheet, view } = props
  const from: Record<string, number> = action.do === "take" ? view.pool : view.out_of_play
  const name = t(dashed("die", die))
  return (
    <button
      type="button"
      class="fl-die-button"
      disabled={busy}
      onClick={() => act(action)}
      {...explaining(name, aboutDie(die, sheet, t))}
    >
      <span class="hidden-text">{`${name} (${from[die] ?? 0}): ${t.action(action)}`}</span>
      <FlDie die={die} size={44} />
      <span aria-hidden="true">{name}</span>
      <b aria-hidden="true">{`×${from[die] ?? 0}`}</b>
    </button>
  )
}

function Using(props: BoardProps): VNode {
  const { view, legal, t, info, sheet, busy, act, prompt } = props
  const { picked, slot } = choiceFor(decisionOf(props))
  const extra = view.step === "extra"
  const base: Picked = extra ? { do: "horseshoe" } : picked
  const field = base.do ? nextField(legal, base, info) : null
  const whole = base.do && !field ? matching(legal, base)[0] : undefined
  const removable =
    slot === null || base.do === "remove" ? undefined : matching(legal, { do: "remove", die: view.dice[slot]?.die })[0]
  const decline = legal.find((action) => action.do === "decline")
  const label = (value: Value): string => {
    const found = matching(legal, { ...base, [field ?? ""]: value })
    return found.length === 1 && found[0]
      ? t.action(found[0], prompt?.about)
      : t("board-pick-horse", { horse: Number(value) })
  }
  return (
    <div class="fl-using">
      {extra ? null : (
        <ul class="fl-three">
          {view.dice.map((die: any, at: number) => (
            <li key={at}>
              <button
                type="button"
                class="fl-three-die"
                aria-pressed={slot === at}
                disabled={busy}
                onClick={() => pickDie(props, at)}
                {...explaining(t(dashed("face", die.shows)), t(dashed("about-face", die.shows)))}
              >
                <FlDie die={die.die} face={die.shows} size={38} sideBet={sheet.side_bet} />
                <span>{t(dashed("face", die.shows))}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {base.do && field ? (
        <>
          <p class="fl-says">{t(dashed("board-pick", base.do, field))}</p>
          {field === "die" ? (
            <div class="fl-dice-row">
              {optionsFor(legal, base, field).map((die) => (
                <DieButton
                  key={String(die)}
                  die={String(die)}
                  action={{ ...base, do: base.do ?? "", die }}
                  props={props}
                />
              ))}
            </div>
          ) : (
            <div class="fl-chips">
              {optionsFor(legal, base, field).map((value) => (
                <Chip
                  key={String(value)}
                  horse={Number(value)}
                  busy={busy}
                  label={label(value)}
                  press={() => pickOn(props, { ...base, [field]: value }, slot)}
                />
              ))}
            </div>
          )}
        </>
      ) : null}
      <div class="fl-go">
        {whole ? (
          <button type="button" class="button button-main" disabled={busy} onClick={() => act(whole)}>
            {whole.do === "remove"
              ? t("board-remove", { die: t(dashed("die", whole.die)) })
              : t.action(whole, prompt?.about)}
          </button>
        ) : null}
        {removable ? (
          <button type="button" class="button button-small" disabled={busy} onClick={() => act(removable)}>
            {t("board-remove", { die: t(dashed("die", removable.die)) })}
          </button>
        ) : null}
        {decline ? (
          <button type="button" class="button" disabled={busy} onClick={() => act(decline)}>
            {t.action(decline, prompt?.about)}
          </button>
        ) : null}
      </div>
    </div>
  )
}

function Taking(props: BoardProps): VNode {
  useKeys(
    props.legal.map((action) => () => props.act(action)),
    props.busy,
  )
  return (
    <div class="fl-dice-row">
      {props.legal.map((action) => (
        <DieButton key={String(action.die)} die={String(action.die)} action={action} props={props} />
      ))}
    </div>
  )
}

export function Decision(given: BoardProps): VNode {
  const props = hurried(given)
  const { step } = props.view
  return (
    <div class="fl-decision">
      {step === "bet" ? (
        <Betting {...props} />
      ) : step === "take" || step === "fetch" ? (
        <Taking {...props} />
      ) : (
        <Using {...props} />
      )}
    </div>
  )
}
