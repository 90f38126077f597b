/** Small decisions of the pages: addresses, steps of a replay, times, handing over. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { routeOf } from "../src/app"
import { goesOn, handOverTo } from "../src/pages/Play"
import { roundsOf, stepOf } from "../src/pages/Replay"
import { hashOfHex } from "../src/parts/Sealed"
import { clockOf } from "../src/parts/time"
import { named } from "../src/state/newtable"

test("every address has its page, and others have none", () => {
  const of = (address: string): unknown => {
    const route = routeOf(address)
    return typeof route === "object" && route ? [route.name, ...Object.values(route.props)] : route
  }
  assert.equal(of("/"), "start")
  assert.deepEqual(of("/?new=cubitos"), ["setup", "cubitos"])
  assert.deepEqual(of("/t/abc"), ["table", "abc"])
  assert.deepEqual(of("/w/abc"), ["table", "abc"])
  assert.deepEqual(of("/replay?table=abc"), ["replay", "abc"])
  assert.deepEqual(of("/learn/outspeed"), ["learn", "outspeed"])
  assert.deepEqual(of("/settings"), ["settings"])
  assert.equal(of("/t"), null)
  assert.equal(of("/%E0%A4%A"), null)
})

test("a link to a moment stays inside the film", () => {
  assert.equal(stepOf("#12", 100), 12)
  assert.equal(stepOf("#500", 100), 99)
  assert.equal(stepOf("#-3", 100), 0)
  assert.equal(stepOf("#x", 100), 0)
  assert.equal(stepOf("", 100), 0)
})

test("rounds are found where they begin", () => {
  const frames = [null, 1, 1, 2, 2, 3].map((round) => ({ round }))
  assert.deepEqual(roundsOf(frames), [
    { round: 1, step: 1 },
    { round: 2, step: 3 },
    { round: 3, step: 5 },
  ])
})

test("the device goes to the own seat that owes a decision, and stays where it is wanted", () => {
  assert.equal(handOverTo([0, 2], { seat: 0, waiting: [2] }), 2)
  assert.equal(handOverTo([0, 2], { seat: 0, waiting: [0, 2] }), null)
  assert.equal(handOverTo([0, 2], { seat: 0, waiting: [1] }), null)
  assert.equal(handOverTo([0], { seat: 0, waiting: [1] }), null)
  assert.equal(handOverTo([0, 1], { seat: null, waiting: [0, 1] }), 0)
})

test("a race is over when its end is seen, or when it was ended", () => {
  const over = { scores: [3, 1], places: [1, 2] }
  assert.equal(goesOn({ status: "playing" }, { over: null }), true)
  assert.equal(goesOn({ status: "over" }, { over: null }), true, "the last moves are still to come")
  assert.equal(goesOn({ status: "over" }, { over }), false)
  assert.equal(goesOn({ status: "ended" }, { over: null }), false)
})

test("clocks show minutes and seconds and never less than nothing", () => {
  assert.equal(clockOf(65_000), "1:05")
  assert.equal(clockOf(1), "0:01")
  assert.equal(clockOf(-5000), "0:00")
})

test("bots have names, no two the same, and people keep theirs", () => {
  const seats = named([{ kind: "me", name: "Ada" }, ...Array.from({ length: 5 }, () => ({ kind: "bot" as const }))])
  assert.equal(seats[0]?.name, "Ada")
  assert.equal(new Set(seats.map((seat) => seat.name)).size, 6)
})

test("the fingerprint of a secret is its SHA-256", async () => {
  assert.equal(await hashOfHex("616263"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
})
