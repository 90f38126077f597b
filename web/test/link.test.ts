/** The line to a table: reconnects, resends with the same id, never shows a stale view twice. */
import assert from "node:assert/strict"
import { afterEach, beforeEach, mock, test } from "node:test"
import fc from "fast-check"
import { Link, merged, waitBefore, type ViewState, type Wire } from "../src/net/link"

class FakeWire implements Wire {
  readyState = 0
  sent: any[] = []
  onopen: ((event: any) => void) | null = null
  onmessage: ((event: any) => void) | null = null
  onclose: ((event: any) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.({})
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  break(): void {
    this.readyState = 3
    this.onclose?.({})
  }
}

const view = (seq: number, more: Partial<ViewState> = {}): object => ({
  t: "view",
  seq,
  since: -1,
  seat: 0,
  view: {},
  legal: [{ do: "roll" }],
  prompt: null,
  decision: `d${seq}`,
  waiting: [0],
  undo: false,
  odds: null,
  events: [],
  over: null,
  clocks: { left: [], running: [] },
  left: null,
  ...more,
})

const event = (name: string, seq: number): { event: string; seq: number } => ({ event: name, seq })

let wires: FakeWire[]
let link: Link
const latest = (): FakeWire => wires.at(-1)!

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] } as never) // the types are those of an older Node
  wires = []
  link = new Link("abc", () => {
    const wire = new FakeWire()
    wires.push(wire)
    return wire
  })
  link.open()
  latest().open()
})
afterEach(() => {
  link.close()
  mock.timers.reset()
})

test("it says hello with what was seen last, also after a drop", () => {
  assert.deepEqual(latest().sent, [{ t: "hello", since: -1, seat: null }])
  latest().hear(view(7))
  latest().break()
  assert.equal(link.state.value, "lost")
  mock.timers.tick(1000)
  latest().open()
  assert.deepEqual(latest().sent, [{ t: "hello", since: 7, seat: null }])
  latest().hear(view(8, { since: 7 }))
  assert.equal(link.state.value, "open")
})

test("a move that was not answered is sent again with the same id, and only that one", () => {
  latest().hear(view(1))
  link.move({ do: "roll" })
  const first = latest().sent.at(-1)
  assert.equal(first.decision, "d1")
  assert.equal(link.busy.value, true)
  latest().break()
  mock.timers.tick(1000)
  latest().open()
  assert.deepEqual(latest().sent[1], first)
  latest().hear({ t: "ack", id: first.id, seq: 2 })
  assert.equal(link.busy.value, true, "accepted, but not shown yet")
  latest().hear(view(2, { since: 1 }))
  assert.equal(link.busy.value, false)
  latest().break()
  mock.timers.tick(1000)
  latest().open()
  assert.equal(latest().sent.length, 1, "nothing but hello")
})

test("a second click while a move is on its way sends nothing", () => {
  latest().hear(view(1))
  link.move({ do: "roll" })
  link.move({ do: "roll" })
  assert.equal(latest().sent.filter((message) => message.t === "move").length, 1)
})

test("a click when nothing is asked gets a sentence and sends nothing", () => {
  latest().hear(view(1, { decision: null, legal: [] }))
  link.move({ do: "roll" })
  assert.equal(link.refused.value?.code, "nothing_owed")
  assert.equal(latest().sent.length, 1)
})

test("a refusal is kept until the next move", () => {
  latest().hear(view(1))
  link.move({ do: "roll" })
  latest().hear({ t: "refused", id: latest().sent.at(-1).id, code: "not_now", about: {} })
  assert.equal(link.refused.value?.code, "not_now")
  assert.equal(link.busy.value, false)
  link.move({ do: "roll" })
  assert.equal(link.refused.value, null)
})

test("what happened before the page was opened is in the log but is no news", () => {
  latest().hear(
    view(2, {
      events: [
        { event: "a", seq: 1 },
        { event: "b", seq: 2 },
      ],
    }),
  )
  assert.equal(link.log.value.length, 2)
  assert.equal(link.news.value.length, 0)
  latest().hear(view(3, { since: 2, events: [{ event: "c", seq: 3 }] }))
  assert.deepEqual(
    link.news.value.map((event) => event.event),
    ["c"],
  )
})

test("looking through another seat takes over its own log without news", () => {
  latest().hear(view(5, { events: [{ event: "a", seq: 5 }] }))
  link.look(1)
  latest().hear(
    view(2, {
      seat: 1,
      events: [
        { event: "x", seq: 1 },
        { event: "y", seq: 2 },
      ],
    }),
  )
  assert.deepEqual(
    link.log.value.map((event) => event.event),
    ["x", "y"],
  )
  assert.deepEqual(link.news.value, [])
})

test("a line that has gone silent is replaced", () => {
  latest().hear(view(1))
  mock.timers.tick(15_000)
  assert.equal(latest().sent.at(-1).t, "ping")
  mock.timers.tick(6000)
  assert.equal(link.state.value, "lost")
  mock.timers.tick(1000)
  assert.equal(wires.length, 2)
})

test("after sleep it looks at once whether the line is alive", () => {
  latest().hear(view(1))
  link.wake()
  assert.equal(latest().sent.at(-1).t, "ping")
  latest().hear({ t: "pong" })
  mock.timers.tick(3000)
  assert.equal(link.state.value, "open")
  latest().break()
  link.wake()
  assert.equal(wires.length, 2, "no waiting when the device has just woken")
})

test("a table that is gone is not asked for again", () => {
  latest().hear({ t: "gone", code: "table_gone", about: {} })
  mock.timers.tick(60_000)
  assert.equal(link.gone.value?.code, "table_gone")
  assert.equal(wires.length, 1)
})

test("waits grow and stay bounded", () => {
  fc.assert(
    fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (tries, luck) => {
      const wait = waitBefore(tries, luck)
      return wait >= 187 && wait <= 10_000
    }),
  )
})

test("however updates overlap, the log holds every event once and in order", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(12), fc.nat(12))), (updates) => {
      let log: { event: string; seq?: number }[] = []
      let top = 0
      for (const [back, on] of updates) {
        const since = Math.max(0, top - back)
        const seq = top + on
        const events = Array.from({ length: seq - since }, (_, n) => ({ event: "e", seq: since + n + 1 }))
        log = merged(log, { since, events })
        top = seq
      }
      assert.deepEqual(
        log.map((event) => event.seq),
        Array.from({ length: top }, (_, n) => n + 1),
      )
    }),
  )
})

test("whoever was there before the start hears everything; whoever comes later, only what is new", () => {
  const names = (): string[] => link.takeUnsaid().map((event) => event.event)
  latest().hear({ t: "table", status: "lobby", seats: [] })
  latest().hear(view(2, { events: [event("round", 1), event("roll", 2)] }))
  latest().hear(view(3, { since: 2, events: [event("drive", 3)] }))
  assert.deepEqual(names(), ["round", "roll", "drive"])
  assert.deepEqual(names(), [])

  const late = new FakeWire()
  const other = new Link("abc", () => late)
  other.open()
  late.open()
  late.hear({ t: "table", status: "playing", seats: [] })
  late.hear(view(2, { events: [event("round", 1), event("roll", 2)] }))
  assert.deepEqual(other.takeUnsaid(), [])
  late.hear(view(3, { since: 2, events: [event("drive", 3)] }))
  assert.deepEqual(
    other.takeUnsaid().map((one) => one.event),
    ["drive"],
  )
  other.close()
})

test("at one device everybody hears what happened since they looked last", () => {
  latest().hear({ t: "table", status: "lobby", seats: [] })
  latest().hear(view(1, { seat: 0, events: [event("bet", 1)] }))
  latest().hear(view(1, { seat: 1, events: [event("round", 1)] }))
  latest().hear(view(3, { seat: 0, events: [event("bet", 1), event("roll", 2), event("drive", 3)] }))
  assert.deepEqual(
    link.takeUnsaid().map((one) => one.event),
    ["bet", "round", "roll", "drive"],
  )
})
