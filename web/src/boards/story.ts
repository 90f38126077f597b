/** The picture catches up with the model event by event: the model is there at once, only the picture waits. */
import type { RefObject } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import type { Action, BoardProps, GameEvent } from "../board"
import type { Motion } from "../motion"

/** What an event may do to the picture. */
export interface Stage<Shown> {
  motion: Motion
  /** What is on show now. */
  now(): Shown
  /** Shows something else; resolves once it is drawn. */
  show(change: Partial<Shown>): Promise<void>
  /** An element of the picture. */
  find(selector: string): Element | null
  /** Leaves time to look; skipped with everything else. */
  rest(ms: number): Promise<void>
}

/** The same props, but whoever decides has seen enough: the picture jumps to where the game is. */
export function hurried(props: BoardProps): BoardProps {
  const act = (action: Action): void => {
    props.motion.skip()
    props.act(action)
  }
  return { ...props, act }
}

/** How long one update may play at speed 1, and how many later ones may wait for it: the picture never lags far behind. */
const LONGEST_MS = 6000
const MOST_WAITING = 1

const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()))

/**
 * What is on show: `settle` says what a view looks like at rest, `tell` plays one event.
 * Without motion, or without news, the picture jumps to the view.
 */
export function useStory<Shown extends object>(
  { view, news, motion }: BoardProps,
  settle: (view: any, before: Shown | null, news: GameEvent[]) => Shown,
  tell: (event: GameEvent, stage: Stage<Shown>) => Promise<void>,
): [Shown, RefObject<HTMLDivElement | null>] {
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>(() => settle(view, null, news))
  const latest = useRef(shown)
  const seen = useRef(view)
  const waiting = useRef(0)
  useLayoutEffect(() => {
    if (seen.current === view) return
    seen.current = view
    const put = (next: Shown): void => {
      latest.current = next
      setShown(next)
    }
    if (motion.still || typeof requestAnimationFrame !== "function") {
      put(settle(view, latest.current, news))
      return
    }
    const stage: Stage<Shown> = {
      motion,
      now: () => latest.current,
      show(change) {
        put({ ...latest.current, ...change })
        return document.hidden ? Promise.resolve() : drawn()
      },
      find: (selector) => root.current?.querySelector(selector) ?? null,
      rest: (ms) => motion.run(root.current, [{ opacity: 1 }, { opacity: 1 }], { ms }),
    }
    waiting.current++
    void motion.queue(async () => {
      waiting.current--
      const until = performance.now() + LONGEST_MS / motion.speed
      for (const event of news) {
        if (document.hidden || waiting.current > MOST_WAITING || performance.now() > until) break
        await tell(event, stage)
      }
      put(settle(view, latest.current, news))
    })
  }, [view])
  return [shown, root]
}
