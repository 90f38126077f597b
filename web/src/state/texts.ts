/** The texts of the language that is set, fetched once each; switching needs no reload. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals"
import { bundleOf, speaker, type Say } from "../text"
import type { GameInfo } from "../board"
import { language } from "./settings"

const files = signal<Record<string, string>>({})
const wanted = signal<string[]>(["frame", "web"])
const asked = new Set<string>()

async function fetchText(lang: string, name: string): Promise<void> {
  const key = `${lang}/${name}`
  if (asked.has(key)) return
  asked.add(key)
  try {
    const answer = await fetch(`/text/${key}.ftl`)
    if (!answer.ok) throw new Error(String(answer.status))
    const text = await answer.text()
    files.value = { ...files.value, [key]: text }
  } catch {
    asked.delete(key)
    setTimeout(() => void fetchText(lang, name), 2000)
  }
}

/** Fetches what is wanted, now and whenever language or game change. */
export function fetchTexts(): void {
  effect(() => {
    for (const name of wanted.value) void fetchText(language.value, name)
  })
}

/** The texts of a game are wanted from now on. */
export function wantGame(game: string): void {
  if (!wanted.value.includes(game)) wanted.value = [...wanted.value, game]
}

/** The language whose texts are all here: while a new one is on its way, the old one stays. */
const spoken = computed<string | null>((): string | null => {
  const ready = (lang: string): boolean => wanted.value.every((name) => `${lang}/${name}` in files.value)
  return ready(language.value) ? language.value : null
})
let lastSpoken: string | null = null
const bundles = new Map<string, ReturnType<typeof bundleOf>>()

function bundleFor(lang: string, games: string[]): ReturnType<typeof bundleOf> {
  const key = [lang, ...games].join()
  const found = bundles.get(key)
  if (found) return found
  const made = bundleOf(
    lang,
    ["frame", ...games, "web"].map((name) => files.value[`${lang}/${name}`] ?? ""),
  )
  bundles.set(key, made)
  return made
}

/** Says what the frame says; null until the first texts have come. */
export const say: ReadonlySignal<Say | null> = computed(() => {
  lastSpoken = spoken.value ?? lastSpoken
  return lastSpoken ? speaker(bundleFor(lastSpoken, [])) : null
})

/** Says what a game says too, with the names of its seats; null until its texts have come. */
export function sayGame(info: GameInfo, names: string[]): Say | null {
  wantGame(info.name)
  const now = say.value
  if (!now || !(`${now.language}/${info.name}` in files.value)) return null
  return speaker(bundleFor(now.language, [info.name]), info, names)
}
