/** How wide an element is, in pixels, as it changes. */
import type { RefObject } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"

export function useWidth<T extends Element>(usual: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [wide, setWide] = useState(usual)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = (): void => setWide(watched.getBoundingClientRect().width || usual)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return [element, wide]
}
