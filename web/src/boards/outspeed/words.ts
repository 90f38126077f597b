/** Routes, crowds and tiles in words. */
import { dashed, type Say } from "../../text"
import type { Card, Route, Sheet, Term } from "./types"

/** A sum in words: a number of something, or how it is reckoned. */
export function amount(terms: Term[], unit: "zones" | "fuel" | "tiles", t: Say): string {
  if (terms.every(([, word]) => word === "1")) return t(`unit-${unit}`, { value: terms[0]?.[0] ?? 0 })
  const said = terms.map(([times, word]) => {
    if (word === "1") return String(times)
    const name = word === "X" ? t("wheel-x") : word.startsWith("#") ? t(`count-${word.slice(1)}`) : t(`die-${word}`)
    return times === 1 ? name : `${times} × ${name}`
  })
  return t(`formula-${unit}`, { value: said.join(" + ") })
}

/** A route in words, as the terminal says it. */
export function routeWords(route: Route, t: Say): string {
  const cost = amount(route.cost, "fuel", t)
  const units = ["zones", "fuel", "tiles"] as const
  const gain = t.all(units.filter((unit) => route[unit].length).map((unit) => amount(route[unit], unit, t)))
  if (route.alone) return t("board-alone", { gain, cost })
  const paid = route.cost.length ? t("board-pay", { cost, gain }) : t("board-free", { gain })
  return route.at_most ? `${t("board-at-most", { count: route.at_most })}, ${paid}` : paid
}

/** What a card is called. */
export function cardName(number: number, card: Card, t: Say): string {
  const known = dashed("card", number)
  return t.has(known) ? t(known) : `${number} “${card.name}”`
}

/** What a tile does. */
export const tileWords = (tile: string, sheet: Sheet, t: Say): string =>
  t(dashed("about-tile", tile), { ...sheet.tiles[tile] })
