/** Everything explains itself: on hover, on focus and on a long press, in one bubble that stays on the screen. */
import { signal } from "@preact/signals"
import type { ComponentChildren, VNode } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"

interface Bubble {
  title: string
  text: string
  box: DOMRect
}

const bubble = signal<Bubble | null>(null)
const LONG_PRESS_MS = 450

/** What the bubble is about, or what a finger rested on last. */
let asked: Element | undefined
let pressed: ReturnType<typeof setTimeout> | undefined

function show(target: Element, title: string, text: string): void {
  asked = target
  bubble.value = { title, text, box: target.getBoundingClientRect() }
}
function hide(): void {
  clearTimeout(pressed)
  asked = undefined
  bubble.value = null
}
/** A list that scrolls elsewhere, as the log does at every move, leaves a bubble alone unless its thing is gone. */
function scrolled(event: Event): void {
  if (asked && (!asked.isConnected || (event.target as Node).contains(asked))) hide()
}

/** What an element needs to explain itself; spread it on any element of HTML or SVG. */
export function explaining(title: string, text = ""): Record<string, unknown> {
  return {
    // After a tap browsers pretend that a mouse came by; only a real one asks for an explanation.
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") show(event.currentTarget as Element, title, text)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") hide()
    },
    onFocus: (event: FocusEvent) => {
      const target = event.currentTarget as Element
      if (target.matches(":focus-visible")) show(target, title, text)
    },
    onBlur: hide,
    onTouchStart: (event: TouchEvent) => {
      const target = event.currentTarget as Element
      clearTimeout(pressed)
      asked = target
      pressed = setTimeout(() => show(target, title, text), LONG_PRESS_MS)
    },
    onTouchEnd: () => clearTimeout(pressed),
    onTouchMove: hide,
    onContextMenu: (event: Event) => {
      if (bubble.value) event.preventDefault()
    },
  }
}

interface ExplainProps {
  title: string
  text?: string
  /** The element around: `g` inside SVG. */
  as?: "span" | "g" | "div"
  class?: string
  children: ComponentChildren
}

/** Wraps something that is not a button, so that it can be looked up by keyboard too. */
export function Explain({ title, text = "", as = "span", class: name = "", children }: ExplainProps): VNode {
  const Tag = as as "span"
  return (
    <Tag
      class={`explains ${name}`}
      tabIndex={0}
      role="img"
      aria-label={text ? `${title}: ${text}` : title}
      {...explaining(title, text)}
    >
      {children}
    </Tag>
  )
}

/** The one bubble; the frame puts it at the end of the page. */
export function ExplainLayer(): VNode | null {
  const shown = bubble.value
  const element = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const close = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === "Escape") hide()
    }
    addEventListener("scroll", scrolled, true)
    addEventListener("keydown", close)
    addEventListener("touchstart", close, { passive: true, capture: true })
    return () => {
      removeEventListener("scroll", scrolled, true)
      removeEventListener("keydown", close)
      removeEventListener("touchstart", close, true)
    }
  }, [])
  useLayoutEffect(() => {
    if (!shown || !element.current) return
    const own = element.current.getBoundingClientRect()
    const left = Math.max(8, Math.min(shown.box.x + shown.box.width / 2 - own.width / 2, innerWidth - own.width - 8))
    const above = shown.box.y - own.height - 8
    setPlace({ left, top: above >= 8 ? above : Math.min(shown.box.bottom + 8, innerHeight - own.height - 8) })
  }, [shown])
  if (!shown) return null
  return (
    <div class="bubble" ref={element} style={{ left: `${place.left}px`, top: `${place.top}px` }} aria-hidden="true">
      <strong>{shown.title}</strong>
      {shown.text ? <p>{shown.text}</p> : null}
    </div>
  )
}
