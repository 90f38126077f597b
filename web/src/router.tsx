/** Pages without reloading: a path, and links that change it. */
import { signal } from "@preact/signals"
import type { ComponentChildren, VNode } from "preact"

const here = (): string => location.pathname + location.search

export const path = signal(typeof location === "undefined" ? "/" : here())

/** Goes to a page of this app. */
export function go(to: string): void {
  history.pushState(null, "", to)
  path.value = here()
  scrollTo(0, 0)
}

/** Keeps the page in step with the browser's own buttons. */
export function followHistory(): void {
  addEventListener("popstate", () => (path.value = here()))
}

interface LinkProps {
  to: string
  class?: string
  children: ComponentChildren
  "aria-current"?: "page"
  "aria-label"?: string
}

/** A link inside the app; with a modifier key it is an ordinary one. */
export function To({ to, children, ...rest }: LinkProps): VNode {
  return (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}
