/** Ways of a runner over the spaces: how far the steps in hand lead, and along which spaces. */
import type { Space, Track } from "./types"

export interface Way {
  /** The spaces that are passed, without the one where the runner stands. */
  spaces: number[]
  wet: number
}

/**
 * The best way over listed steps to every space within reach: as few steps as possible, and among those as few through water.
 * `steps` go anywhere but into water, `water` steps go everywhere. A way ends at the finish; beyond it another begins.
 */
export function waysFrom(track: Track, from: number, steps: number, water: number): Map<number, Way> {
  const best = new Map<number, Way>()
  let edge = new Map<string, { at: number; way: Way }>([[`${from} 0`, { at: from, way: { spaces: [], wet: 0 } }]])
  const seen = new Set(edge.keys())
  for (let step = 0; step < steps + water; step++) {
    const next = new Map<string, { at: number; way: Way }>()
    for (const { at, way } of edge.values()) {
      if (track.spaces[at]!.kind === "finish" && at !== from) continue
      for (const to of track.spaces[at]!.onward) {
        const wet = way.wet + (track.spaces[to]!.kind === "water" ? 1 : 0)
        const key = `${to} ${wet}`
        if (wet > water || to === from || seen.has(key) || track.spaces[to]!.kind === "start") continue
        seen.add(key)
        next.set(key, { at: to, way: { spaces: [...way.spaces, to], wet } })
      }
    }
    for (const { at, way } of next.values()) {
      const known = best.get(at)
      if (!known || (known.spaces.length === way.spaces.length && way.wet < known.wet)) best.set(at, way)
    }
    edge = next
  }
  return best
}

export interface Goal {
  space: number
  way: Way
  /** Steps nearer to the finish. */
  gained: number
}

/** Places worth offering: the farthest of all, and those where something lies, the farthest first. */
export function goals(track: Track, from: number, ways: Map<number, Way>, most: number): Goal[] {
  const here = track.spaces[from]!
  const start = here.kind === "finish" ? track.spaces[0]!.ahead : here.ahead
  const all = [...ways].map(([space, way]) => ({ space, way, gained: start - track.spaces[space]!.ahead }))
  all.sort((a, b) => b.gained - a.gained || a.way.spaces.length - b.way.spaces.length || a.way.wet - b.way.wet)
  const farthest = all[0]
  const laden = all.filter(({ space }) => space !== farthest?.space && offers(track.spaces[space]!))
  return farthest ? [farthest, ...laden.slice(0, most - 1)] : []
}

/** Whether something lies on a space. */
export const offers = (space: Space): boolean =>
  space.rewards.length > 0 || space.shortcuts.length > 0 || space.jetpack > 0
