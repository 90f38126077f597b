/** Outspeed's board: zones on the table, crowds that fare alike, and what a round brought. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { along, crowdRows, kept, needle, reports, ZONE, zonesShown } from "../src/boards/outspeed/race"
import type { Crowd, Sheet, View } from "../src/boards/outspeed/types"

const crowd = (programmers: number, about: Partial<Crowd> = {}): Crowd => ({
  programmers,
  others: {},
  pays: [1, 1, 1],
  zones: [2, 2, 2],
  fuel: [0, 0, 0],
  tiles: 0,
  wheel: false,
  sits_out: false,
  ...about,
})

test("the zones shown are those of the tableaus on the table", () => {
  const view = { tableaus: { rear: 2, front: 3 } } as View
  assert.deepEqual(zonesShown(view, { zones: 7 } as Sheet), { first: 8, last: 21 })
  assert.equal(along(8) - along(7), ZONE)
})

test("crowds that fare alike share a row", () => {
  const rows = crowdRows([crowd(1), crowd(2), crowd(3, { sits_out: true }), crowd(4, { sits_out: true })])
  assert.deepEqual(
    rows.map(({ least, most }) => [least, most]),
    [
      [1, 2],
      [3, 4],
    ],
  )
})

test("crowds beside different crowds stay apart", () => {
  const rows = crowdRows([crowd(1, { others: { red: 0 } }), crowd(1, { others: { red: 1 } })])
  assert.equal(rows.length, 2)
})

test("a report adds up what a seat paid, gained and moved", () => {
  const found = reports([
    { event: "route", seat: 1, route: "red" },
    { event: "die", seat: 1, die: "yellow", value: 3 },
    { event: "paid", seat: 1, fuel: 4, left: 2 },
    { event: "moved", seat: 1, steps: 5, zone: 9, by: "card" },
    { event: "route", seat: 0, route: "green" },
    { event: "sits_out", seat: 0, route: "green" },
    { event: "turn", round: 3, card: 4, side: "3-4" },
  ])
  assert.deepEqual(found.get(1), {
    route: "red",
    wheel: null,
    dice: [{ die: "yellow", value: 3 }],
    fuel: -4,
    zones: 5,
    tiles: 0,
    tile: null,
    note: null,
  })
  assert.equal(found.get(0)!.note, "sits_out")
})

test("a round is remembered until the next one shows something", () => {
  const shown = { event: "route", seat: 0, route: "red" }
  const moved = { event: "moved", seat: 0, steps: 1, zone: 4, by: "card" }
  const turn = { event: "turn", round: 2, card: 1, side: "3-4" }
  const chose = { event: "chose_route", seat: 0, route: null }
  const first = kept([], [shown])
  const whole = kept(kept(first, [moved, turn]), [chose])
  assert.deepEqual(reports(whole).get(0)!.zones, 1)
  const next = kept(whole, [{ event: "route", seat: 0, route: "green" }])
  assert.equal(reports(next).get(0)!.route, "green")
  assert.equal(reports(next).get(0)!.zones, 0)
})

test("the needle goes from empty to full", () => {
  assert.equal(needle(0, 12), -110)
  assert.equal(needle(12, 12), 110)
  assert.equal(needle(20, 12), 110)
})
