/** A jockey's jacket with the pattern of its stable. */
import type { VNode } from "preact"
import { silkOf, type Pattern } from "./silks"

/** What is drawn over the ground of a jacket, in a square of 100 × 100. */
const MARKS: Record<Pattern, string> = {
  plain: "",
  halves: "M50 0H100V100H50Z",
  quarters: "M50 0H100V55H50ZM0 55H50V100H0Z",
  stripes: "M28 0H38V100H28ZM45 0H55V100H45ZM62 0H72V100H62Z",
  hoops: "M0 28H100V42H0ZM0 56H100V70H0ZM0 84H100V100H0Z",
  chevron: "M20 20L50 52L80 20V44L50 76L20 44Z",
  diamond: "M50 24L74 56L50 88L26 56Z",
  spots:
    "M30 36a7 7 0 1 1 .1 0zM56 36a7 7 0 1 1 .1 0zM43 56a7 7 0 1 1 .1 0zM70 56a7 7 0 1 1 .1 0zM30 78a7 7 0 1 1 .1 0zM56 78a7 7 0 1 1 .1 0z",
  sash: "M14 12L34 8L92 88L76 100Z",
  cross: "M42 10H58V44H90V60H58V100H42V60H10V44H42Z",
  star: "M50 24L57 46H80L61 59L68 82L50 68L32 82L39 59L20 46H43Z",
  yoke: "M10 10H90V42Q50 58 10 42Z",
}

const JACKET = "M34 8Q50 20 66 8L82 16L98 44L82 54L74 44V96H26V44L18 54L2 44L18 16Z"

export function Silk({ horse, size = 30, x, y }: { horse: number; size?: number; x?: number; y?: number }): VNode {
  const { pattern, ground, mark } = silkOf(horse)
  const id = `fl-jacket-${horse}-${size}-${x ?? "a"}-${y ?? "b"}`
  return (
    <svg class="fl-silk" viewBox="0 0 100 100" width={size} height={size} x={x} y={y} aria-hidden="true">
      <clipPath id={id}>
        <path d={JACKET} />
      </clipPath>
      <path d={JACKET} style={{ fill: ground }} />
      <path d={MARKS[pattern]} clip-path={`url(#${id})`} style={{ fill: mark }} />
      <path class="fl-seam" d={JACKET} />
    </svg>
  )
}
