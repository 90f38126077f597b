/** Places and lanes, choosing step by step, the betting slip, and how the picture follows a race. */
import assert from "node:assert/strict"
import { test } from "node:test"
import type { Action, GameInfo } from "../src/board"
import { amountOf, oddsFor, problemOf, quickAmounts, slipOf } from "../src/boards/finishline/bets"
import { toggled } from "../src/boards/finishline/Betting"
import { layoutFor, movedTo, placeOf, rearranged, tailAt } from "../src/boards/finishline/field"
import { matching, nextField, optionsFor, verbOf } from "../src/boards/finishline/pick"
import { byColour, paidIn, rolled, settle } from "../src/boards/finishline/show"
import { silkOf } from "../src/boards/finishline/silks"

const LINE_UP = [23, 18, 3, 2, 11, 20, 6]
const ROW = [15, 10, 7, 5, 4, 3, 2]

test("the last in the list leads; two that are level share the first place", () => {
  assert.deepEqual(
    LINE_UP.map((horse) => placeOf(horse, LINE_UP, false)),
    [7, 6, 5, 4, 3, 2, 1],
  )
  assert.deepEqual(
    LINE_UP.map((horse) => placeOf(horse, LINE_UP, true)),
    [6, 5, 4, 3, 2, 1, 1],
  )
  assert.equal(placeOf(99, LINE_UP, false), 0)
})

test("every horse is inside the picture, and further ahead is further right", () => {
  for (const width of [320, 360, 900]) {
    const layout = layoutFor(width, 7)
    let last = layout.gate - 1
    for (let place = 7; place >= 1; place--) {
      const tail = tailAt(place, layout)
      assert.ok(tail > last && tail + layout.horse <= layout.wide, `place ${place} at width ${width}`)
      last = tail
    }
  }
})

test("a horse moves up past the one ahead, or falls back", () => {
  assert.deepEqual(movedTo([1, 2, 3, 4], 2, 2), [1, 3, 2, 4])
  assert.deepEqual(movedTo([1, 2, 3, 4], 4, 3), [1, 4, 2, 3])
  assert.deepEqual(movedTo([1, 2, 3, 4], 1, 1), [2, 3, 4, 1])
})

test("interference rearranges its three and no other", () => {
  assert.deepEqual(rearranged([1, 2, 3, 4, 5], [4, 2, 3]), [1, 4, 2, 3, 5])
})

test("a slip adds up and knows what pays as the race stands", () => {
  const bets = {
    win: [
      { horse: 6, amount: 500 },
      { horse: 23, amount: 300 },
    ],
    place: [{ horses: [20, 6], amount: 200 }],
  }
  const slip = slipOf(bets, 1000, LINE_UP, LINE_UP, false, ROW)
  assert.equal(slip.staked, 1000)
  assert.equal(slip.left, 0)
  assert.deepEqual(
    slip.lines.map((line) => [line.odds, line.pays, line.stands]),
    [
      [2, 1000, true],
      [15, 4500, false],
      [5, 1000, true],
    ],
  )
  assert.equal(slip.standing, 2000)
  const level = slipOf(bets, 1000, LINE_UP, LINE_UP, true, ROW)
  assert.equal(level.standing, null)
  assert.deepEqual(
    level.lines.map((line) => line.stands),
    [false, false, true],
  )
  assert.equal(slipOf(null, 1000, LINE_UP, LINE_UP, false, ROW).left, 1000)
})

test("a pair pays the sum of its odds", () => assert.equal(oddsFor([23, 6], LINE_UP, ROW), 17))

test("amounts are read as people write them, and refused with a reason", () => {
  assert.deepEqual(["300", "1.200", "1,200", " 500 ", "", "-100", "1e3", "x"].map(amountOf), [
    300,
    1200,
    1200,
    500,
    null,
    null,
    null,
    null,
  ])
  assert.equal(problemOf(300, 1000, 100), null)
  assert.equal(problemOf(250, 1000, 100), "step")
  assert.equal(problemOf(0, 1000, 100), "step")
  assert.equal(problemOf(null, 1000, 100), "step")
  assert.equal(problemOf(1100, 1000, 100), "left")
  assert.deepEqual(quickAmounts(1000, 100), [200, 500, 1000])
  assert.deepEqual(quickAmounts(200, 100), [100, 200])
  assert.deepEqual(quickAmounts(0, 100), [])
})

test("a win names one horse, a place the latest two", () => {
  assert.deepEqual(toggled([], 3, "win"), [3])
  assert.deepEqual(toggled([3], 5, "win"), [5])
  assert.deepEqual(toggled([3], 5, "place"), [3, 5])
  assert.deepEqual(toggled([3, 5], 7, "place"), [5, 7])
  assert.deepEqual(toggled([3, 5], 3, "place"), [5])
})

const field = (name: string): { name: string; prefix: string; listed: boolean } => ({
  name,
  prefix: name,
  listed: true,
})
const INFO = {
  verbs: [
    { name: "pace", menu: false, fields: [field("from"), field("to")] },
    { name: "interfere", menu: false, fields: [field("back"), field("middle"), field("front")] },
    { name: "side_bet", menu: false, fields: [] },
  ],
} as unknown as GameInfo
const LEGAL: Action[] = [
  { do: "pace", from: 3, to: 5 },
  { do: "pace", from: 3, to: 7 },
  { do: "pace", from: 9, to: 7 },
  { do: "interfere", back: 3, middle: 5, front: 7 },
  { do: "interfere", back: 3, middle: 7, front: 5 },
  { do: "side_bet" },
]

test("choosing narrows what is legal, argument by argument", () => {
  assert.equal(nextField(LEGAL, { do: "pace" }, INFO), "from")
  assert.deepEqual(optionsFor(LEGAL, { do: "pace" }, "from"), [3, 9])
  assert.equal(nextField(LEGAL, { do: "pace", from: 3 }, INFO), "to")
  assert.deepEqual(optionsFor(LEGAL, { do: "pace", from: 3 }, "to"), [5, 7])
  assert.equal(nextField(LEGAL, { do: "pace", from: 3, to: 5 }, INFO), null)
  assert.equal(matching(LEGAL, { do: "interfere", back: 3, middle: 7 }).length, 1)
  assert.equal(nextField(LEGAL, { do: "side_bet" }, INFO), null)
  assert.deepEqual(matching(LEGAL, { do: "pace", from: 1 }), [])
})

test("every face leads to its verb, and blanks to none", () => {
  assert.deepEqual(verbOf("outsider_2000"), { do: "outsider", bonus: 2000 })
  assert.deepEqual(verbOf("disqualified"), { do: "disqualify" })
  assert.deepEqual(verbOf("interference"), { do: "interfere" })
  assert.deepEqual(verbOf("head_to_head"), { do: "head_to_head" })
  for (const blank of ["logo", "red_blank", "green_blank"]) assert.equal(verbOf(blank), null)
})

test("no two of the 24 horses look alike", () => {
  const looks = Array.from({ length: 24 }, (_, at) => JSON.stringify(silkOf(at + 1)))
  assert.equal(new Set(looks).size, 24)
})

test("a rolled die shows its face, each die once", () => {
  const dice = [{ die: "white" }, { die: "white" }, { die: "red" }]
  const once = rolled(dice, "white", "horseshoe")
  assert.deepEqual(
    rolled(once, "white", "logo").map((die) => die.shows),
    ["horseshoe", "logo", undefined],
  )
})

test("rolled dice lie colour by colour", () => {
  const dice = [{ die: "red" }, { die: "white" }, { die: "red" }]
  assert.deepEqual(
    byColour(dice, ["white", "red"]).map((one) => one.die),
    ["white", "red", "red"],
  )
})

test("a payout stays on show until the next race runs", () => {
  const view = {
    step: "bet", race: 2, line_up: LINE_UP, order: LINE_UP, level: false, on: {}, pool: {}, dice: [], home_straight: false,
  } // prettier-ignore
  const news = [
    { event: "photo", horse: 23, horseshoes: 4 },
    { event: "result", first: 23, second: 6 },
    { event: "total", seat: 0, amount: 11400 },
    { event: "race", race: 2, races: 3 },
  ]
  assert.deepEqual(paidIn(news)?.lines, [news[2]])
  const paid = settle(view, null, news)
  assert.equal(paid.paid?.first, 23)
  assert.deepEqual(paid.photo, { 23: 4 })
  assert.equal(settle(view, paid, []).paid?.first, 23)
  const running = settle({ ...view, step: "take" }, paid, [])
  assert.equal(running.paid, null)
  assert.deepEqual(running.photo, {})
})
