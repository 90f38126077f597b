/** The name of something in a drawing that can be pressed: read aloud, not seen. */
import type { VNode } from "preact"

export function SvgName({ children }: { children: string }): VNode {
  return (
    <text fill="none" font-size="1" pointer-events="none">
      {children}
    </text>
  )
}
