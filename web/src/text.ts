/** Texts in English and German, said exactly as core/text.py says them. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle"
import type { Action, FieldInfo, GameEvent, GameInfo, Prompt } from "./board"

export type About = Record<string, any>

/** Says texts; made for a language, and for a game and the names of its seats where there is one. */
export interface Say {
  (name: string, about?: About): string
  language: string
  has(name: string): boolean
  /** A value as people say it: `value("horse", 11)`. */
  value(prefix: string, value: unknown): string
  /** An action as a person would say it; `about` is what the prompt knows. */
  action(action: Action, about?: About): string
  /** What happened, as a sentence. */
  event(event: GameEvent): string
  /** The decision as one sentence. */
  prompt(prompt: Prompt): string
  /** The help for a decision, if there is one. */
  help(prompt: Prompt): string | null
  /** Why something was refused. */
  refusal(code: string, about?: About): string
  /** Several words as one phrase. */
  all(words: string[]): string
  /** A number as the language writes it. */
  number(value: number, options?: Intl.NumberFormatOptions): string
}

/** The name of a text: words joined by dashes. */
export const dashed = (...words: unknown[]): string => words.map(String).join("-").replaceAll("_", "-").toLowerCase()

/** NUMBER with a style: texts write chances as per cent. */
function NUMBER(args: FluentValue[], options: Record<string, FluentValue>): FluentValue {
  const given = args[0]
  const value = given instanceof FluentNumber ? given.value : Number(given)
  const plain = Object.entries(options).map(([k, v]) => [k, v instanceof FluentNumber ? v.value : String(v)])
  return new FluentNumber(value, Object.fromEntries(plain) as Intl.NumberFormatOptions)
}

/** The texts of some .ftl files in one language. */
export function bundleOf(language: string, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER } })
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true })
  return bundle
}

/** What Fluent can put into a text. */
function plain(about: About): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(about)) {
    made[name] = typeof value === "number" ? value : String(value)
  }
  return made
}

/** Texts for a language, a game and the people at its table. */
export function speaker(bundle: FluentBundle, info: GameInfo | null = null, names: string[] = []): Say {
  const language = bundle.locales[0] ?? "en"
  const has = (name: string): boolean => bundle.hasMessage(name)

  function text(name: string, about: About = {}): string {
    const message = bundle.getMessage(name)
    if (!message?.value) return name
    const problems: Error[] = []
    const said = bundle.formatPattern(message.value, plain(about), problems)
    if (problems.length) console.warn(`text ${name} in ${language}: ${problems[0]?.message}`)
    return said
  }

  const all = (words: string[]): string =>
    words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${text("and")} ${words.at(-1)}`

  /** A value of a field; numbers stay numbers, so that plurals work. */
  function valued(prefix: string, listed: boolean, value: unknown): string | number {
    if (value === null || value === undefined) return text("unknown-thing")
    if (Array.isArray(value)) return all(value.map((one) => String(valued(prefix, listed, one))))
    if (listed && has(dashed(prefix, value))) return text(dashed(prefix, value))
    return typeof value === "number" ? value : String(value)
  }

  /** What goes into a sentence, racers and the like by name. */
  function said(about: About): About {
    const found: About = {}
    for (const [name, value] of Object.entries(about)) {
      found[name] = typeof value === "string" && has(dashed(name, value)) ? text(dashed(name, value)) : value
    }
    return found
  }

  /** Arguments by name and, for selectors, by code. */
  function filled(fields: FieldInfo[], given: About, codesFor: (field: FieldInfo) => boolean): About {
    const about: About = {}
    for (const field of fields) {
      if (!(field.name in given)) continue
      about[field.name] = valued(field.prefix, field.listed, given[field.name])
      if (codesFor(field)) about[`${field.name}_code`] = pythonic(given[field.name])
    }
    return about
  }

  return Object.assign(text, {
    language,
    has,
    all,
    value: (prefix: string, value: unknown) => {
      const found = valued(prefix, true, value)
      return typeof found === "number" ? new Intl.NumberFormat(language).format(found) : found
    },
    action(action: Action, about: About = {}) {
      const verb = info?.verbs.find((one) => one.name === action.do)
      const spare = Object.fromEntries(Object.entries(said(about)).filter(([name]) => !(name in action)))
      return text(dashed("action", action.do), { ...spare, ...filled(verb?.fields ?? [], action, () => true) })
    },
    event(event: GameEvent) {
      const kind = info?.events.find((one) => one.name === event.event)
      const about = filled(kind?.fields ?? [], event, (field) => field.listed)
      if (typeof event.seat === "number") about.player = names[event.seat] ?? ""
      return text(dashed("event", event.event), about)
    },
    prompt: (prompt: Prompt) => text(dashed("prompt", prompt.name), said(prompt.about)),
    help(prompt: Prompt) {
      const name = dashed("help", info?.help_for[prompt.name] ?? prompt.name)
      return has(name) ? text(name, said(prompt.about)) : null
    },
    refusal(code: string, about: About = {}) {
      const spoken: About = {}
      for (const [name, value] of Object.entries(about)) spoken[name] = Array.isArray(value) ? value.join(", ") : value
      const key = dashed("refused", code)
      const sentence = has(key) ? text(key, spoken) : text("refused-other", { code })
      return spoken.near ? `${sentence} ${text("did-you-mean", { near: spoken.near })}` : sentence
    },
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(language, options).format(value),
  })
}

/** A value as Python's str writes it: texts select on these. */
function pythonic(value: unknown): string {
  if (value === null || value === undefined) return "None"
  if (value === true) return "True"
  if (value === false) return "False"
  return String(value)
}
