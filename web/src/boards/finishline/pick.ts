/** Choosing step by step: a die, then the horses it is for, among what is legal. */
import { signal } from "@preact/signals"
import type { Action, GameInfo, Value } from "../../board"

/** What has been chosen so far: a verb, perhaps, and some of its arguments. */
export type Picked = Partial<Action>

/** The legal actions that agree with what has been chosen. */
export function matching(legal: readonly Action[], picked: Picked): Action[] {
  return legal.filter((action) => Object.entries(picked).every(([name, value]) => action[name] === value))
}

/** The next argument to choose, in the order the verb names them; null when all are chosen. */
export function nextField(legal: readonly Action[], picked: Picked, info: GameInfo): string | null {
  const verb = info.verbs.find((one) => one.name === picked.do)
  const open = verb?.fields.find(
    (field) => !(field.name in picked) && matching(legal, picked).some((a) => field.name in a),
  )
  return open?.name ?? null
}

/** What may be chosen for an argument, each once. */
export function optionsFor(legal: readonly Action[], picked: Picked, field: string): Value[] {
  return [...new Set(matching(legal, picked).map((action) => action[field] as Value))]
}

/** What a die in hand can do: the verb of the face it shows, with the bonus where the face has one. */
export function verbOf(face: string): Picked | null {
  if (face.startsWith("outsider_")) return { do: "outsider", bonus: Number(face.slice("outsider_".length)) }
  if (face === "logo" || face.endsWith("_blank")) return null
  if (face === "disqualified") return { do: "disqualify" }
  if (face === "interference") return { do: "interfere" }
  return { do: face }
}

/** The choice in progress, shared by the board and the decision bar; `of` says which decision it belongs to. */
export const choice = signal<{ of: string; picked: Picked; slot: number | null }>({ of: "", picked: {}, slot: null })

/** The choice for a decision: empty when it belongs to another one. */
export function choiceFor(of: string): { picked: Picked; slot: number | null } {
  return choice.value.of === of ? choice.value : { picked: {}, slot: null }
}
