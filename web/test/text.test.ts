/** Texts are said as core/text.py says them, and every text the pages ask for exists in both languages. */
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, existsSync } from "node:fs"
import { join } from "node:path"
import { test } from "node:test"
import type { GameInfo } from "../src/board"
import { bundleOf, dashed, speaker } from "../src/text"

const WEB = process.env.WEB_FOLDER!
const PACKAGE = join(WEB, "../src/homestretch")
const read = (path: string): string => readFileSync(join(PACKAGE, path), "utf-8")
const files = (language: string, game?: string): string[] => [
  read(`text/${language}.ftl`),
  ...(game ? [read(`games/${game}/text/${language}.ftl`)] : []),
  read(`text/web/${language}.ftl`),
]

const info: GameInfo = {
  name: "finishline",
  title: "Finish Line",
  credit: "",
  seats: [2, 3, 4],
  rules_version: 1,
  options: [],
  levels: [],
  verbs: [
    {
      name: "take",
      menu: false,
      fields: [{ name: "die", prefix: "die", listed: true }],
    },
  ],
  events: [
    {
      name: "took",
      fields: [
        { name: "seat", prefix: "seat", listed: false },
        { name: "die", prefix: "die", listed: true },
      ],
      reveals: false,
    },
  ],
  scores_shown: true,
  help_for: { take_first: "take" },
}

test("the name of a text is its words joined by dashes", () => {
  assert.equal(dashed("face", "Extra_turn", 3), "face-extra-turn-3")
})

test("an event is told with names and in the language", () => {
  const en = speaker(bundleOf("en", files("en", "finishline")), info, ["Ada", "Bo"])
  const de = speaker(bundleOf("de", files("de", "finishline")), info, ["Ada", "Bo"])
  assert.equal(en.event({ event: "took", seat: 1, die: "red" }), "Bo takes a die: red.")
  assert.match(de.event({ event: "took", seat: 0, die: "red" }), /^Ada .*rot/)
})

test("what one may not know is said to be kept secret", () => {
  const en = speaker(bundleOf("en", files("en", "finishline")), info, ["Ada"])
  assert.match(en.event({ event: "took", seat: 0, die: null }), /kept secret/)
})

test("several values are one phrase", () => {
  const en = speaker(bundleOf("en", files("en", "finishline")), info)
  assert.equal(en.value("die", ["red", "white", "black"]), "red, white and black")
  assert.equal(en.value("die", []), "")
})

test("a prompt shares the help of another where the game says so", () => {
  const en = speaker(bundleOf("en", files("en", "finishline")), info)
  assert.equal(en.help({ name: "take_first", about: {} }), en("help-take"))
  assert.equal(en.help({ name: "no_such_prompt", about: {} }), null)
})

test("chances are written as per cent", () => {
  const en = speaker(bundleOf("en", files("en", "cubitos")))
  assert.equal(en.prompt({ name: "push", about: { bust: 0.4019, active: 4 } }).includes("40%"), true)
})

test("a refusal names what was probably meant, and an unknown code is still a sentence", () => {
  const en = speaker(bundleOf("en", files("en")))
  assert.match(en.refusal("unknown_level", { level: "clib", known: "club", near: "club" }), /Did you mean “club”\?$/)
  assert.match(en.refusal("no_such_code_at_all"), /no_such_code_at_all/)
})

/** The keys that sources ask for literally: t("web-…"). */
function asked(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === "boards" ? [] : asked(path)
    if (!/\.tsx?$/.test(entry.name)) return []
    return [
      ...readFileSync(path, "utf-8").matchAll(/(?:\bt|plain)\(\s*(?:\w+(?:\.\w+)* === \w+ \? )?"([a-z0-9-]+)"/g),
    ].map((found) => found[1]!)
  })
}

test("every text that a page asks for exists in both languages", () => {
  const keys = new Set(asked(join(WEB, "src")))
  assert.ok(keys.size > 100, `only ${keys.size} keys found`)
  for (const language of ["en", "de"]) {
    const bundle = bundleOf(language, files(language))
    for (const key of keys) assert.ok(bundle.hasMessage(key), `${key} is missing in ${language}`)
  }
})

const python = join(WEB, "../.venv/bin/python")
test(
  "Python and the browser say the same about every event of a game",
  { skip: existsSync(python) ? false : "there is no Python environment here" },
  () => {
    const told = JSON.parse(
      execFileSync(python, [join(WEB, "dev/said.py")], { encoding: "utf-8", maxBuffer: 64 * 1024 * 1024 }),
    ) as { language: string; info: GameInfo; names: string[]; events: any[]; actions: any[]; prompts: any[] }[]
    assert.equal(told.length, 8)
    for (const { language, info: game, names, events, actions, prompts } of told) {
      const say = speaker(bundleOf(language, files(language, game.name)), game, names)
      assert.ok(events.length > 50 && actions.length > 10 && prompts.length > 2)
      for (const { event, said } of events) assert.equal(say.event(event), said)
      for (const { action, about, said } of actions) assert.equal(say.action(action, about), said)
      for (const { prompt, said } of prompts) assert.equal(say.prompt(prompt), said)
    }
  },
)
