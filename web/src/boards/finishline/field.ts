/** Where the horses are: lanes by starting place, and how far along by their place in the race. */

export interface Layout {
  wide: number
  high: number
  lane: number
  gate: number
  horse: number
  /** How far a horse's nose is moved on by one place. */
  step: number
  top: number
}

/** Measures for a narrow screen and for a wide one. */
export function layoutFor(width: number, runners: number): Layout {
  const narrow = width < 560
  const wide = narrow ? 360 : 650
  const lane = narrow ? 47 : 62
  const gate = narrow ? 84 : 132
  const horse = narrow ? 74 : 100
  const top = narrow ? 30 : 34
  const dice = narrow ? 36 : 48
  const post = narrow ? 12 : 26
  const step = (wide - gate - dice - horse - post) / Math.max(1, runners - 1)
  return { wide, high: top + runners * lane + 18, lane, gate, horse, step, top }
}

/** The place of a horse of the field: 1 leads, two that are level lead together; 0 if it is out of the race. */
export function placeOf(horse: number, order: readonly number[], level: boolean): number {
  const at = order.indexOf(horse)
  if (at < 0) return 0
  const fromFront = order.length - 1 - at
  if (level && fromFront < 2) return 1
  return fromFront + 1 - (level ? 1 : 0)
}

/** Where the tail of a horse is, by its place. */
export function tailAt(place: number, layout: Layout): number {
  const front = layout.wide - (layout.wide < 500 ? 12 : 26) - layout.horse
  return front - (place - 1) * layout.step
}

/** The order after a horse has come to a place, counted from 1 in front. */
export function movedTo(order: readonly number[], horse: number, place: number): number[] {
  const rest = order.filter((one) => one !== horse)
  const at = Math.max(0, Math.min(rest.length, rest.length - place + 1))
  return [...rest.slice(0, at), horse, ...rest.slice(at)]
}

/** The order after three neighbours were put into a new one. */
export function rearranged(order: readonly number[], three: readonly number[]): number[] {
  const at = Math.min(...three.map((horse) => order.indexOf(horse)))
  if (at < 0) return [...order]
  return [...order.slice(0, at), ...three, ...order.slice(at + three.length)]
}

/** How many dice of a bag there are in all. */
export const countOf = (bag: Record<string, number>): number =>
  Object.values(bag).reduce((sum, count) => sum + count, 0)
