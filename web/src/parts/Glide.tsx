/** A piece on a drawing that moves to where it now stands; along a path where one is given. */
import type { ComponentChildren, VNode } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import type { Motion, MotionOptions, Point } from "../motion"

interface GlideProps extends Point {
  motion: Motion
  /** The points it passes, the last being where it stands; without them it goes straight. */
  path?: Point[] | null
  options?: MotionOptions
  class?: string
  children: ComponentChildren
}

export function Glide({ x, y, motion, path, options, class: name, children }: GlideProps): VNode {
  const element = useRef<SVGGElement>(null)
  const before = useRef<Point>({ x, y })
  useLayoutEffect(() => {
    const from = before.current
    before.current = { x, y }
    if (from.x === x && from.y === y) return
    if (path && path.length > 1) void motion.along(element.current, path, options)
    else void motion.glide(element.current, from, { x, y }, options)
  }, [x, y])
  return (
    <g ref={element} class={name} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  )
}
