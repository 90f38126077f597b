/** Motion on the Web Animations API: short, with weight, in order, skipped on demand. The model never waits for it. */

export type Speed = 0 | 0.5 | 1 | 2
export interface Point {
  x: number
  y: number
}
export interface MotionOptions {
  /** Milliseconds at speed 1. */
  ms?: number
  delay?: number
  easing?: string
}

export interface Motion {
  speed: Speed
  reduced: boolean
  /** Nothing moves: speed 0 or reduced motion. */
  still: boolean
  /** Lets keyframes run on an element; resolves when done, skipped or still. */
  run(element: Element | null, keyframes: Keyframe[], options?: MotionOptions): Promise<void>
  /** A die tumbles and comes to rest on the face it shows. */
  tumble(element: Element | null, options?: MotionOptions): Promise<void>
  /** An element comes from one point to another, in its own units (SVG user units or pixels). */
  glide(element: Element | null, from: Point, to: Point, options?: MotionOptions): Promise<void>
  /** An element follows points, each leg equally long in time; the last is where it stands. */
  along(element: Element | null, points: Point[], options?: MotionOptions): Promise<void>
  /** An element draws the eye for a moment. */
  pulse(element: Element | null, options?: MotionOptions): Promise<void>
  /** One after another: starts when everything queued before has ended. */
  queue(job: () => Promise<unknown>): Promise<void>
  /** Everything jumps to its end. */
  skip(): void
}

/** A new motion for a speed; `reduced` is what the system asks for. */
export function makeMotion(speed: Speed, reduced: boolean): Motion {
  const running = new Set<Animation>()
  const still = speed === 0 || reduced
  let last: Promise<unknown> = Promise.resolve()
  let skipping = 0

  async function run(element: Element | null, keyframes: Keyframe[], options: MotionOptions = {}): Promise<void> {
    if (still || skipping || !element?.isConnected || typeof element.animate !== "function") return
    const animation = element.animate(keyframes, {
      duration: (options.ms ?? 400) / speed,
      delay: (options.delay ?? 0) / speed,
      easing: options.easing ?? "cubic-bezier(.2,.8,.3,1)",
      fill: "backwards",
    })
    running.add(animation)
    await animation.finished.catch(() => undefined)
    running.delete(animation)
  }

  const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`

  const motion: Motion = {
    speed,
    reduced,
    still,
    run,
    tumble: (element, options) =>
      run(
        element,
        [
          { transform: "translateY(-40%) rotate(-320deg) scale(.7)", opacity: 0.4 },
          { transform: "translateY(0) rotate(-90deg) scale(1.08)", opacity: 1, offset: 0.55 },
          { transform: "translateY(-8%) rotate(12deg) scale(1.02)", offset: 0.8 },
          { transform: "none" },
        ],
        { ms: 620, easing: "ease-out", ...options },
      ),
    glide: (element, from, to, options) =>
      run(element, [{ transform: shift(from) }, { transform: shift(to) }], { ms: 450, ...options }),
    along: (element, points, options) =>
      run(
        element,
        points.map((point) => ({ transform: shift(point) })),
        { ms: Math.min(1600, 180 * Math.max(1, points.length - 1)), easing: "linear", ...options },
      ),
    pulse: (element, options) =>
      run(element, [{ transform: "none" }, { transform: "scale(1.18)" }, { transform: "none" }], {
        ms: 420,
        ...options,
      }),
    queue(job) {
      const next = last.then(() => job()).then(() => undefined)
      last = next.catch(() => undefined)
      return next
    },
    skip() {
      skipping++
      for (const animation of running) animation.finish()
      void last.finally(() => skipping--)
    },
  }
  return motion
}
