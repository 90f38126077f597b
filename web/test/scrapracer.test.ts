/** The circuit as a picture, and how the picture of a race follows its events. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { facing } from "../src/boards/scrapracer/Decision"
import { drive, driveTime, settle } from "../src/boards/scrapracer/show"
import { ranked } from "../src/boards/scrapracer/Standings"
import {
  along,
  bounds,
  cell,
  drivenTo,
  gaps,
  gridSpot,
  lane,
  ROAD,
  spaceAt,
  spotOf,
  SQUARE,
  type Part,
  type Turn,
} from "../src/boards/scrapracer/track"

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Lays parts one behind the other as a sheet tells them: straights of 4 spaces, curves of 3. */
function laid(turns: string): Part[] {
  const parts: Part[] = []
  let [x, y, heading, first] = [0, 0, 0, 1]
  for (const [at, turn] of [...turns].entries()) {
    const spaces = turn === "S" ? 4 : 3
    parts.push({ part: at + 1, turn: turn as Turn, x, y, heading, first, spaces })
    heading = (heading + { S: 0, R: 1, L: 3 }[turn as Turn]) % 4
    const step = STEPS[heading]
    if (step) [x, y] = [x + step[0], y + step[1]]
    first += spaces
  }
  return parts
}

const CIRCUIT = laid("SRSSRSSRLRRLRS")
const LAP = 48
const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

test("every part begins where the one before it ends, facing the same way", () => {
  for (const [at, part] of CIRCUIT.entries()) {
    const next = CIRCUIT[(at + 1) % CIRCUIT.length]
    assert.ok(next)
    const [end, start] = [along(part, 1), along(next, 0)]
    assert.ok(far(end, start) < 1e-6, `part ${part.part}`)
    assert.equal((((end.angle - start.angle) % 360) + 360) % 360, 0, `part ${part.part}`)
  }
})

test("the road stays inside the square of its part, kerbs and all", () => {
  for (const part of CIRCUIT)
    for (const share of [0, 0.3, 0.5, 0.8, 1])
      for (const aside of [-ROAD / 2 - 6, 0, ROAD / 2 + 6]) {
        const { x, y } = along(part, share, aside)
        assert.ok(x > part.x * SQUARE - 1e-6 && x < (part.x + 1) * SQUARE + 1e-6)
        assert.ok(y > part.y * SQUARE - 1e-6 && y < (part.y + 1) * SQUARE + 1e-6)
      }
})

test("spaces lie in order, none on top of another", () => {
  const spots = Array.from({ length: LAP }, (_, at) => spotOf(CIRCUIT, at + 1))
  for (const [at, spot] of spots.entries()) {
    const next = spots[(at + 1) % LAP]
    assert.ok(next)
    assert.ok(far(spot, next) > 20 && far(spot, next) < 30, `from space ${at + 1}`)
  }
})

test("a racer drives without a jump, over the line too", () => {
  for (let tenth = 10; tenth < 2 * LAP * 10; tenth++) {
    const step = far(drivenTo(CIRCUIT, LAP, tenth / 10, 8), drivenTo(CIRCUIT, LAP, (tenth + 1) / 10, 8))
    assert.ok(step > 1.5 && step < 4, `at ${tenth / 10}: ${step}`)
  }
  assert.ok(far(drivenTo(CIRCUIT, LAP, LAP + 1), spotOf(CIRCUIT, 1)) < 1e-6)
})

test("progress is counted in spaces of the lap; off the track there is none", () => {
  assert.deepEqual(
    [0, 1, 48, 49, 96, 97].map((progress) => spaceAt(progress, LAP)),
    [0, 1, 48, 1, 48, 1],
  )
})

test("keyframes of a drive begin and end where the racer stands and never turn the long way round", () => {
  const frames = drive(CIRCUIT, LAP, 3, 12)
  const angles = frames.map((frame) => Number(/rotate\((.+)deg\)/.exec(String(frame.transform))?.[1]))
  const end = drivenTo(CIRCUIT, LAP, 12)
  assert.equal(
    frames.at(-1)?.transform?.toString().split(") ")[0],
    `translate(${end.x.toFixed(1)}px, ${end.y.toFixed(1)}px`,
  )
  for (let at = 1; at < angles.length; at++) assert.ok(Math.abs((angles[at] ?? 0) - (angles[at - 1] ?? 0)) <= 45)
  assert.ok(drive(CIRCUIT, LAP, 12, 8).length > 4)
  assert.ok(driveTime(30) <= 1500 && driveTime(1) < driveTime(6))
})

test("racers that wait stand apart, beside the road", () => {
  const spots = Array.from({ length: 6 }, (_, at) => gridSpot(CIRCUIT, at))
  for (const [at, one] of spots.entries()) {
    for (const other of spots.slice(at + 1)) assert.ok(far(one, other) > 30)
    assert.ok(Math.abs(one.x - SQUARE / 2) > ROAD / 2)
  }
})

test("bounds and gaps together make up the whole rectangle", () => {
  const box = bounds(CIRCUIT)
  assert.deepEqual([box.wide, box.high], [4, 5])
  assert.equal(gaps(CIRCUIT).length, box.wide * box.high - CIRCUIT.length)
})

test("paths are closed cells and open lanes of finite numbers", () => {
  for (const part of CIRCUIT) {
    assert.match(cell(part, 0, 20, 0.05), /^M[-\d.]+ [-\d.]+.*Z$/)
    assert.doesNotMatch(lane(part, 25) + cell(part, 1, 20, 0.05), /NaN|undefined/)
  }
})

test("a booster says what it would turn a die to, a reroll does not", () => {
  assert.deepEqual(
    ["plus", "minus", "flip", "reroll"].map((use) => facing(use, 2)),
    [3, 1, 5, null],
  )
})

const VIEW = {
  racers: { swifty: { progress: 5 }, jackal: { progress: 0 }, hover: { progress: 0 } },
  order: ["jackal", "hover", "swifty"],
  dice: [3, 5, 3],
  boosters_on_track: [6],
  turn: "swifty",
}

test("the leader is first; off the track who moves earlier is ahead", () => {
  assert.deepEqual(ranked(VIEW), ["swifty", "jackal", "hover"])
  assert.deepEqual(ranked(VIEW, { hover: 9 }), ["hover", "swifty", "jackal"])
})

test("at rest the picture shows the view, and the latest card until another is drawn", () => {
  const first = settle(VIEW, null, [{ event: "crash_card", racer: "swifty", deck: "crash_3_4", card: "stay" }])
  assert.equal(first.crashed, true)
  assert.deepEqual(first.card, { deck: "crash", card: "stay", racer: "swifty" })
  assert.deepEqual(settle(VIEW, first, []).card, first.card)
  const goal = settle(VIEW, first, [{ event: "goal_card", racer: "hover", card: "last_7" }])
  assert.equal(goal.card?.deck, "goal")
})
