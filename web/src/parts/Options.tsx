/** The options of a game in plain words, with a picture of what they choose. */
import { useSignal } from "@preact/signals"
import type { VNode } from "preact"
import { useEffect } from "preact/hooks"
import type { BoardModule, GameInfo, OptionInfo, Value } from "../board"
import { loadBoard } from "../boards"
import { gameSheet } from "../net/api"
import { dashed, type Say } from "../text"
import { Select, Switch } from "./Fields"

export type Chosen = Record<string, Value>

/** Whether people choose it here: not the number of seats, which is that of the list, nor files of one's own. */
const isOffered = (option: OptionInfo): boolean =>
  option.name !== "seats" && option.name !== "start" && option.kind !== "other"

/** What most people choose; the rest is there for those who look for it. */
const FIRST = new Set(["track", "short", "deck", "set", "laps"])

const labelOf = (option: OptionInfo, t: Say): string => {
  const own = dashed("web-option", option.name)
  return t.has(own) ? t(own) : t.has(dashed("option", option.name)) ? t(dashed("option", option.name)) : option.name
}

/** A value in words; null is "as the game has it". */
const wordOf = (option: OptionInfo, value: Value, t: Say): string => {
  if (value === null) {
    const usual = dashed("web-option", option.name, "usual")
    return t(t.has(usual) ? usual : "web-option-usual")
  }
  const own = dashed("web-option", option.name, value)
  if (t.has(own)) return t(own)
  const game = dashed(option.name, value)
  return t.has(game) ? t(game) : String(value).replaceAll("_", " ")
}

export function Options(props: {
  info: GameInfo
  chosen: Chosen
  t: Say
  onChange: (chosen: Chosen) => void
}): VNode | null {
  const { info, chosen, t } = props
  const offered = info.options.filter(isOffered)
  if (!offered.length) return null
  const set = (name: string, value: Value): void => props.onChange({ ...chosen, [name]: value })
  const first = offered.filter((option) => FIRST.has(option.name))
  const more = offered.filter((option) => !FIRST.has(option.name))
  const field = (option: OptionInfo): VNode => {
    const now = option.name in chosen ? (chosen[option.name] ?? null) : option.default
    if (option.kind === "flag") {
      return (
        <Switch
          key={option.name}
          label={labelOf(option, t)}
          value={now === true}
          onChange={(value) => set(option.name, value)}
        />
      )
    }
    const values: Value[] = [...(option.default === null ? [null] : []), ...(option.values ?? [])]
    return (
      <Select
        key={option.name}
        label={labelOf(option, t)}
        value={JSON.stringify(now)}
        choices={values.map((value) => ({ value: JSON.stringify(value), label: wordOf(option, value, t) }))}
        onChange={(text) => set(option.name, JSON.parse(text) as Value)}
      />
    )
  }
  return (
    <div class="options">
      {first.map(field)}
      {more.length ? (
        <details>
          <summary>{t("web-more-options")}</summary>
          {more.map(field)}
        </details>
      ) : null}
    </div>
  )
}

/** What was chosen that is not as usual, in words. */
export function chosenInWords(info: GameInfo, options: Record<string, unknown>, t: Say): string[] {
  return info.options
    .filter((option) => isOffered(option) && option.name in options && options[option.name] !== option.default)
    .map((option) => {
      const value = options[option.name] as Value
      return option.kind === "flag" ? labelOf(option, t) : `${labelOf(option, t)}: ${wordOf(option, value, t)}`
    })
}

/** The track or the set under these options, drawn by the board. */
export function Preview(props: { game: string; options: Record<string, unknown>; t: Say }): VNode | null {
  const board = useSignal<BoardModule | null>(null)
  const sheet = useSignal<unknown>(null)
  const key = JSON.stringify(props.options)
  useEffect(() => {
    let current = true
    Promise.all([loadBoard(props.game), gameSheet(props.game, props.options)])
      .then(([module, found]) => {
        if (!current) return
        board.value = module
        sheet.value = found
      })
      .catch(() => {
        if (current) sheet.value = null
      })
    return () => {
      current = false
    }
  }, [props.game, key])
  const Picture = board.value?.Preview
  if (!Picture || !sheet.value) return null
  return (
    <div class="preview">
      <Picture sheet={sheet.value} t={props.t} />
    </div>
  )
}
