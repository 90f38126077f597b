/** The name of something in a drawing that can be pressed: read aloud, not seen. */
import type { VNode } from "preact"

/** It lies inside what it names, lest that seem larger than it is. */
export function SvgName({ children, x = 0, y = 0 }: { children: string; x?: number; y?: number }): VNode {
  return (
    <text x={x} y={y} fill="none" font-size="1" pointer-events="none">
      {children}
    </text>
  )
}
