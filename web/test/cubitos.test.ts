/** Cubitos' board: where bricks lie, ways over the spaces, dice of the zones, abilities used at once. */
import assert from "node:assert/strict"
import { test } from "node:test"
import {
  activeDice,
  activeDie,
  fillUp,
  hitChance,
  owned,
  spent,
  stakes,
  total,
  useAll,
  uses,
} from "../src/boards/cubitos/dice"
import { borders, corner, HIGH, MARGIN, middle, plate, studs, wayOut, WIDE, window } from "../src/boards/cubitos/layout"
import { goals, waysFrom } from "../src/boards/cubitos/paths"
import type { Player, Sheet, Space, Track } from "../src/boards/cubitos/types"
import { actionFor } from "../src/boards/cubitos/Zones"

/** A straight of bricks in one row: start, land…, finish; `signs` are "." land, "~" water, "c" a credit. */
function straight(signs: string): Track {
  const all = ["S", ...signs, "F"]
  const spaces = all.map((sign, at): Space => ({
    bricks: [[0, at]],
    label: `a${at + 1}`,
    kind: sign === "S" ? "start" : sign === "F" ? "finish" : sign === "~" ? "water" : "land",
    line: Math.floor(at / 3),
    ahead: all.length - 1 - at,
    touches: [at - 1, at + 1].filter((other) => other >= 0 && other < all.length),
    exits: [at - 1, at + 1].filter((other) => other > 0 && other < all.length),
    onward: [at - 1, at + 1].filter((other) => other > 0 && other < all.length),
    rewards: sign === "c" ? [{ kind: "credit", amount: 2, limit: 0 }] : [],
    shortcuts: [],
    jetpack: 0,
  }))
  return { name: "Straight", text: "track-straight", rows: 1, columns: all.length, red_lines: 2, spaces }
}

/** Two rows: the upper one dry and longer, the lower one through water. */
function fork(): Track {
  const track = straight("....")
  track.spaces[2]!.kind = "water"
  const detour: Space = { ...track.spaces[1]!, bricks: [[1, 1]], label: "b2", touches: [1, 3], onward: [1, 3] }
  const second: Space = { ...detour, bricks: [[1, 2]], label: "b3", onward: [6, 3] }
  track.spaces.push(detour, second)
  track.spaces[6]!.onward = [1, 7]
  track.spaces[1]!.onward = [2, 6]
  return track
}

test("every second row lies half a brick to the right", () => {
  assert.equal(corner([1, 0]).x - corner([0, 0]).x, WIDE / 2)
  assert.equal(corner([1, 0]).y - corner([0, 0]).y, HIGH)
})

test("the plate holds every brick", () => {
  const track = fork()
  const { wide, high } = plate({ ...track, rows: 2 })
  for (const space of track.spaces) {
    for (const brick of space.bricks) {
      const { x, y } = corner(brick)
      assert.ok(x >= MARGIN && x + WIDE <= wide - MARGIN, `${space.label} across`)
      assert.ok(y >= MARGIN && y + HIGH <= high - MARGIN, `${space.label} down`)
    }
  }
})

test("red lines lie where sections change, fences where neighbours do not touch", () => {
  const track = straight("....")
  assert.equal(borders(track).red.split("M").length - 1, 1)
  assert.equal(borders(track).fence, "")
  track.spaces[1]!.touches = [0]
  track.spaces[2]!.touches = [3]
  assert.equal(borders(track).fence.split("M").length - 1, 1)
})

test("the arrow on the start points to where the race goes", () => {
  const { x, turn } = wayOut(straight("..."))
  assert.equal(turn, 0)
  assert.ok(x > middle(straight("...").spaces[0]!).x)
})

test("studs are where no brick lies", () => {
  const track = fork()
  assert.equal(studs({ ...track, rows: 2 }).length, 2 * (2 * track.columns - track.spaces.length))
})

test("a window keeps inside the plate and shows what it must", () => {
  const track = straight("..................")
  const whole = plate(track)
  const box = window(track, [1, 3], 1.25, 480)
  assert.ok(box.x >= 0 && box.x + box.wide <= whole.wide + 1e-9)
  assert.ok(Math.abs(box.wide / box.high - 1.25) < 1e-9)
  for (const at of [1, 3]) {
    const { x } = middle(track.spaces[at]!)
    assert.ok(x > box.x && x < box.x + box.wide)
  }
})

test("steps lead no farther than they go, and never back to where one stands", () => {
  const ways = waysFrom(straight("......"), 2, 2, 0)
  assert.deepEqual([...ways.keys()].sort(), [1, 3, 4])
  assert.deepEqual(ways.get(4)!.spaces, [3, 4])
})

test("a way takes only steps that are listed", () => {
  const track = straight("......")
  for (const space of track.spaces)
    space.onward = space.exits.filter((other) => track.spaces[other]!.ahead < space.ahead)
  assert.deepEqual([...waysFrom(track, 3, 2, 0).keys()], [4, 5])
})

test("water needs water steps, and a dry way is taken where it is as short", () => {
  assert.ok(!waysFrom(straight(".~."), 1, 5, 0).has(2))
  assert.deepEqual(waysFrom(straight(".~."), 1, 1, 1).get(3)!.spaces, [2, 3])
  const track = fork()
  assert.deepEqual(waysFrom(track, 1, 3, 0).get(3)!.spaces, [6, 7, 3])
  assert.deepEqual(waysFrom(track, 1, 3, 1).get(3), { spaces: [2, 3], wet: 1 })
})

test("water steps walk on land too", () => {
  assert.deepEqual(waysFrom(straight("..."), 1, 0, 2).get(3)!.spaces, [2, 3])
})

test("a way ends at the finish", () => {
  const track = straight("..")
  track.spaces[3]!.onward = [1]
  assert.ok(waysFrom(track, 2, 5, 0).has(3))
  assert.deepEqual(waysFrom(track, 2, 1, 0).get(3)!.spaces, [3])
  assert.equal(waysFrom(track, 2, 5, 0).get(1)!.spaces.length, 1)
})

test("goals: the farthest first, then where something lies", () => {
  const track = straight("c.c...")
  const found = goals(track, 2, waysFrom(track, 2, 3, 0), 5)
  assert.deepEqual(
    found.map(({ space }) => space),
    [5, 3, 1],
  )
  assert.equal(found[0]!.gained, 3)
})

test("an active side tells its die, its face and what was used", () => {
  assert.deepEqual(activeDie("light_gray_coin1_used", 2), { die: "light_gray", face: "coin1", used: "both", count: 2 })
  assert.deepEqual(activeDie("white_symbol_main_used", 1), { die: "white", face: "symbol", used: "main", count: 1 })
  assert.deepEqual(activeDie("green_power", 1), { die: "green", face: "power", used: "", count: 1 })
})

const player = (about: Partial<Player>): Player =>
  ({ draw: {}, roll: {}, active: {}, discard: {}, hand: {}, ...about }) as Player

test("a die is spent when its card has nothing left for it", () => {
  assert.ok(spent(activeDie("red_symbol_main_used", 1), cards, sheet))
  assert.ok(spent(activeDie("orange_symbol_main_used", 1), cards, sheet))
  assert.ok(!spent(activeDie("orange_power_main_used", 1), cards, sheet))
  assert.ok(!spent(activeDie("red_symbol", 1), cards, sheet))
})

test("somebody's dice are those of all zones", () => {
  const dice = owned(player({ draw: { red: 1 }, roll: { red: 1 }, active: { red_symbol: 2, blue_coin2: 1 } }))
  assert.deepEqual(dice, { red: 4, blue: 1 })
  assert.equal(total(dice), 5)
  assert.equal(activeDice({ red_symbol: 2 })[0]!.count, 2)
})

const part = (about: object = {}): any => ({
  timing: "run",
  power_only: false,
  lose_self: false,
  asks: false,
  ...about,
})
const sheet = {
  colours: ["red", "white", "brown", "orange"],
  dice: {
    light_gray: ["coin1", "blank", "blank", "blank", "blank", "blank"],
    dark_gray: ["coin1", "step1", "blank", "blank", "blank", "blank"],
    red: ["symbol", "power", "blank", "blank", "blank", "blank"],
    white: ["symbol", "step1", "step1", "blank", "blank", "blank"],
  },
  cards: {
    soldier: { colour: "red", cost: 5, parts: { main: part() } },
    cat: { colour: "white", cost: 6, parts: { main: part() } },
    dog: { colour: "brown", cost: 3, parts: { main: part({ lose_self: true }) } },
    bats: {
      colour: "orange",
      cost: 7,
      parts: { main: part(), second: part({ power_only: true, lose_self: true }) },
    },
  },
} as unknown as Sheet
const cards = ["soldier", "cat", "dog", "bats"]

test("filling up takes the dearest dice first, and no more than fit", () => {
  const legal = ["light_gray", "dark_gray", "red", "white"].map((die) => ({ do: "draw", die }))
  const draw = { light_gray: 4, dark_gray: 1, red: 1, white: 1 }
  assert.deepEqual(
    fillUp(legal, draw, 4, sheet).map((action) => action.die),
    ["white", "red", "dark_gray", "light_gray"],
  )
})

test("a hit is any face but a blank", () => assert.equal(hitChance(sheet.dice.white!), 0.5))

test("abilities are counted by the dice that still show them", () => {
  const legal = [{ do: "use", card: "white", symbol: "symbol", part: "main" }, { do: "ready" }]
  const found = uses(
    legal,
    player({ active: { white_symbol: 2, white_symbol_used: 1, white_step1_used: 1 } }),
    cards,
    sheet,
  )
  assert.equal(found.length, 1)
  assert.equal(found[0]!.count, 2)
})

test("using all: lost dice last, no power part beside its main part, nothing that asks", () => {
  const legal = [
    { do: "use", card: "brown", symbol: "symbol", part: "main" },
    { do: "use", card: "orange", symbol: "power", part: "main" },
    { do: "use", card: "orange", symbol: "power", part: "second" },
    { do: "use", card: "white", symbol: "symbol", part: "main" },
  ]
  const active = { brown_symbol: 1, orange_power: 1, white_symbol: 2 }
  const asking = structuredClone(sheet)
  asking.cards.cat!.parts.main.asks = true
  const order = (given: Sheet): string[] =>
    useAll(uses(legal, player({ active }), cards, given)).map((action) => `${action.card} ${action.part}`)
  assert.deepEqual(order(sheet), ["orange main", "white main", "white main", "brown main"])
  assert.deepEqual(order(asking), ["orange main", "brown main"])
})

test("stakes add up what active faces show", () => {
  assert.deepEqual(stakes({ light_gray_coin1: 3, blue_coin2: 1, white_step1: 2, red_power: 1, red_symbol: 1 }), {
    coins: 5,
    steps: 2,
    credits: 0,
    symbols: 2,
  })
})

test("choosing a die does what is legal with it there, and nothing elsewhere", () => {
  const lose = { do: "lose", die: "red", zone: "roll" }
  const use = { do: "use", card: "red", symbol: "symbol", part: "main" }
  assert.equal(actionFor([lose], "roll", "red", "", ""), lose)
  assert.equal(actionFor([lose], "draw", "red", "", ""), null)
  assert.equal(actionFor([use], "active", "red", "symbol", ""), use)
  assert.equal(actionFor([use], "active", "red", "symbol", "main"), null)
  assert.equal(actionFor([use], "active", "red", "power", ""), null)
})
