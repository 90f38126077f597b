/** The circuit as a picture: where parts, spaces and racers lie. One part covers a square of SQUARE units. */

export const SQUARE = 100
export const ROAD = 54

export type Turn = "S" | "R" | "L"
export interface Part {
  part: number
  turn: Turn
  x: number
  y: number
  heading: number
  first: number
  spaces: number
}
export interface Spot {
  x: number
  y: number
  /** degrees, 0 points to the right */
  angle: number
}
export interface Box {
  left: number
  top: number
  wide: number
  high: number
}

const HEADINGS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
const SIDE = { S: 0, R: 1, L: -1 } as const

const heading = (of: number): readonly [number, number] => HEADINGS[((of % 4) + 4) % 4] ?? HEADINGS[0]

/** The squares that all parts cover together. */
export function bounds(parts: readonly Part[]): Box {
  const xs = parts.map((part) => part.x)
  const ys = parts.map((part) => part.y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return { left, top, wide: Math.max(...xs) - left + 1, high: Math.max(...ys) - top + 1 }
}

/** The squares inside the bounds that no part covers. */
export function gaps(parts: readonly Part[]): { x: number; y: number }[] {
  const box = bounds(parts)
  const taken = new Set(parts.map((part) => `${String(part.x)},${String(part.y)}`))
  const found = []
  for (let y = box.top; y < box.top + box.high; y++)
    for (let x = box.left; x < box.left + box.wide; x++)
      if (!taken.has(`${String(x)},${String(y)}`)) found.push({ x, y })
  return found
}

/** A point of the road through a part: share 0 where it is entered, 1 where it is left; aside to the right of it. */
export function along(part: Part, share: number, aside = 0): Spot {
  const [dx, dy] = heading(part.heading)
  const startX = (part.x + 0.5 - dx / 2) * SQUARE
  const startY = (part.y + 0.5 - dy / 2) * SQUARE
  const facing = (part.heading - 1) * 90
  const side = SIDE[part.turn]
  if (side === 0)
    return {
      x: startX + dx * SQUARE * share - dy * aside,
      y: startY + dy * SQUARE * share + dx * aside,
      angle: facing,
    }
  const radius = SQUARE / 2 - side * aside
  const centreX = startX - (dy * side * SQUARE) / 2
  const centreY = startY + (dx * side * SQUARE) / 2
  const turned = ((facing - side * 90 + side * share * 90) * Math.PI) / 180
  return {
    x: centreX + Math.cos(turned) * radius,
    y: centreY + Math.sin(turned) * radius,
    angle: facing + side * share * 90,
  }
}

/** The part that a space lies on, and how far along it the middle of the space is. */
function placeOf(parts: readonly Part[], space: number): [Part, number] {
  const part = parts.find((one) => space >= one.first && space < one.first + one.spaces) ?? parts[0]
  if (!part) throw new Error("a circuit without parts")
  return [part, (space - part.first + 0.5) / part.spaces]
}

/** The middle of a space, counted from 1. */
export function spotOf(parts: readonly Part[], space: number): Spot {
  return along(...placeOf(parts, space))
}

/** The number of the space at some progress; 0 off the track. */
export function spaceAt(progress: number, lap: number): number {
  return progress > 0 ? ((((Math.round(progress) - 1) % lap) + lap) % lap) + 1 : 0
}

/**
 * Where a racer is that has driven some spaces, whole or in between; above 0 it is on the track.
 * Racers keep a little to their own side of the road, so that neighbours do not hide each other.
 */
export function drivenTo(parts: readonly Part[], lap: number, progress: number, aside = 0): Spot {
  const before = Math.floor(progress)
  const share = progress - before
  const wrap = (space: number): number => ((((space - 1) % lap) + lap) % lap) + 1
  const [part, at] = placeOf(parts, wrap(before))
  const reached = at + share / part.spaces
  if (reached <= 1) return along(part, reached, aside)
  const next = parts[(parts.indexOf(part) + 1) % parts.length] ?? part
  return along(next, ((reached - 1) * part.spaces) / next.spaces, aside)
}

/** Places beside the road before the line, for racers that have not started: outside and inside by turns. */
export function gridSpot(parts: readonly Part[], place: number): Spot {
  const part = parts[0]
  if (!part) throw new Error("a circuit without parts")
  const row = Math.floor(place / 2)
  return along(part, 0.2 + row * 0.38, (place % 2 ? 1 : -1) * (ROAD / 2 + 10))
}

/** An SVG path along a part, some units to the right of the middle of the road. */
export function lane(part: Part, aside = 0, from = 0, to = 1): string {
  const start = along(part, from, aside)
  const end = along(part, to, aside)
  const open = `M${round(start.x)} ${round(start.y)}`
  const side = SIDE[part.turn]
  if (side === 0) return `${open}L${round(end.x)} ${round(end.y)}`
  const radius = round(SQUARE / 2 - side * aside)
  return `${open}A${radius} ${radius} 0 0 ${side > 0 ? "1" : "0"} ${round(end.x)} ${round(end.y)}`
}

/** The outline of one space of a part, a little smaller than it is. */
export function cell(part: Part, nth: number, half: number, gap: number): string {
  const from = (nth + gap) / part.spaces
  const to = (nth + 1 - gap) / part.spaces
  const side = SIDE[part.turn]
  const corner = (share: number, aside: number): string => {
    const spot = along(part, share, aside)
    return `${round(spot.x)} ${round(spot.y)}`
  }
  if (side === 0) return `M${corner(from, -half)}L${corner(to, -half)}L${corner(to, half)}L${corner(from, half)}Z`
  const outer = round(SQUARE / 2 + side * half)
  const inner = round(SQUARE / 2 - side * half)
  const there = side > 0 ? "1" : "0"
  const back = side > 0 ? "0" : "1"
  return (
    `M${corner(from, -half)}A${outer} ${outer} 0 0 ${there} ${corner(to, -half)}` +
    `L${corner(to, half)}A${inner} ${inner} 0 0 ${back} ${corner(from, half)}Z`
  )
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}
