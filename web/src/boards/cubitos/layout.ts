/** Where everything on a track lies, in units of the drawing. */
import type { Brick, Space, Track } from "./types"

export const WIDE = 60
export const HIGH = 54
export const MARGIN = 30
export const LIP = 7

export interface Box {
  x: number
  y: number
  wide: number
  high: number
}

/** The upper left corner of a brick; every second row lies half a brick to the right. */
export function corner([row, column]: Brick): { x: number; y: number } {
  return { x: MARGIN + column * WIDE + (row % 2) * (WIDE / 2), y: MARGIN + row * HIGH }
}

/** The middle of the top of a space. */
export function middle(space: Space): { x: number; y: number } {
  const corners = space.bricks.map(corner)
  const xs = corners.map((one) => one.x)
  const ys = corners.map((one) => one.y)
  return {
    x: (Math.min(...xs) + Math.max(...xs) + WIDE) / 2,
    y: (Math.min(...ys) + Math.max(...ys) + HIGH - LIP) / 2,
  }
}

/** The whole plate. */
export function plate(track: Track): Box {
  const half = track.spaces.some((space) =>
    space.bricks.some(([row, column]) => row % 2 && column === track.columns - 1),
  )
  return {
    x: 0,
    y: 0,
    wide: track.columns * WIDE + (half ? WIDE / 2 : 0) + 2 * MARGIN,
    high: track.rows * HIGH + 2 * MARGIN,
  }
}

/** The six places that touch a brick: left, right, two above, two below. */
function beside([row, column]: Brick): Brick[] {
  const left = column - 1 + (row % 2)
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, left],
    [row - 1, left + 1],
    [row + 1, left],
    [row + 1, left + 1],
  ]
}

/** Paths along the edges of bricks: red where a line is crossed, a fence where neighbours do not touch. */
export function borders(track: Track): { red: string; fence: string } {
  const at = new Map<string, number>()
  track.spaces.forEach((space, number) => space.bricks.forEach((brick) => at.set(String(brick), number)))
  let red = ""
  let fence = ""
  track.spaces.forEach((space, number) =>
    space.bricks.forEach((brick) => {
      const { x, y } = corner(brick)
      const sides = beside(brick)
      const strokes: [Brick, string][] = [
        [sides[1]!, `M${x + WIDE} ${y}v${HIGH}`],
        [sides[4]!, `M${x} ${y + HIGH}h${WIDE / 2}`],
        [sides[5]!, `M${x + WIDE / 2} ${y + HIGH}h${WIDE / 2}`],
      ]
      for (const [other, stroke] of strokes) {
        const found = at.get(String(other))
        if (found === undefined || found === number) continue
        if (!space.touches.includes(found)) fence += stroke
        else if (track.spaces[found]!.line !== space.line) red += stroke
      }
    }),
  )
  return { red, fence }
}

/** Where the race goes: a point on the start towards its exits, and the direction in degrees. */
export function wayOut(track: Track): { x: number; y: number; turn: number } {
  const start = track.spaces[0]!
  const { x, y } = middle(start)
  const ends = start.touches.map((number) => middle(track.spaces[number]!))
  const across = ends.reduce((sum, end) => sum + end.x - x, 0)
  const down = ends.reduce((sum, end) => sum + end.y - y, 0)
  const far = Math.hypot(across, down) || 1
  return { x: x + (34 * across) / far, y: y + (34 * down) / far, turn: (Math.atan2(down, across) * 180) / Math.PI }
}

/** Studs of the plate where no brick lies. */
export function studs(track: Track): { x: number; y: number }[] {
  const taken = new Set(track.spaces.flatMap((space) => space.bricks.map(String)))
  const found = []
  for (let row = 0; row < track.rows; row++) {
    for (let column = 0; column < track.columns; column++) {
      if (taken.has(String([row, column]))) continue
      const { x, y } = corner([row, column])
      for (const side of [WIDE / 4, (3 * WIDE) / 4]) found.push({ x: x + side, y: y + HIGH / 2 })
    }
  }
  return found
}

/** The part of the plate that shows some spaces, no smaller than `least` and with the shape of the window. */
export function window(track: Track, shown: number[], shape: number, least: number): Box {
  const whole = plate(track)
  const points = shown.map((number) => middle(track.spaces[number]!))
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const left = Math.min(...xs) - WIDE
  const top = Math.min(...ys) - HIGH
  let wide = Math.max(Math.max(...xs) + WIDE - left, least)
  let high = Math.max(Math.max(...ys) + HIGH - top, least / shape)
  if (wide / high > shape) high = wide / shape
  else wide = high * shape
  const scale = Math.min(1, Math.max(whole.wide / wide, whole.high / high))
  wide *= scale
  high *= scale
  const middleX = (Math.min(...xs) + Math.max(...xs)) / 2
  const middleY = (Math.min(...ys) + Math.max(...ys)) / 2
  return { x: slid(middleX - wide / 2, wide, whole.wide), y: slid(middleY - high / 2, high, whole.high), wide, high }
}

/** A place that keeps something inside, or in the middle of what is too small for it. */
function slid(from: number, size: number, whole: number): number {
  return size >= whole ? (whole - size) / 2 : Math.max(0, Math.min(from, whole - size))
}
