/** The track: brick rows on a plate, what lies on them, and the runners. */
import type { VNode } from "preact"
import { useMemo, useRef, useState } from "preact/hooks"
import type { BoardProps, GameEvent } from "../../board"
import type { Point } from "../../motion"
import { explaining } from "../../parts/Explain"
import { Glide } from "../../parts/Glide"
import type { Say } from "../../text"
import { useWidth } from "../width"
import { borders, corner, HIGH, LIP, middle, plate, studs, wayOut, WIDE, window, type Box } from "./layout"
import { offers, waysFrom, type Way } from "./paths"
import { Runner } from "./Runner"
import { JetPack, Price, RewardSign } from "./Signs"
import type { Space, Track, View } from "./types"

const NARROW = 440

/** What lies on a space, in words. */
export function spaceWords(track: Track, number: number, t: Say): string {
  const space = track.spaces[number]!
  const words = space.rewards.map((reward) => t(`board-reward-${reward.kind.replace("_", "-")}`, { ...reward }))
  for (const { pay, amount, target } of space.shortcuts) {
    words.push(t(`map-shortcut-${pay}`, { amount, target: spaceName(track.spaces[target]!, t) }))
  }
  if (space.jetpack) words.push(t("map-jetpack", { times: space.jetpack }))
  if (space.kind === "water") words.push(t("map-water"))
  return words.join(", ")
}

/** What a space is called. */
export const spaceName = (space: Space, t: Say): string =>
  space.kind === "start" || space.kind === "finish" ? t(`board-${space.kind}`) : space.label

export function Blocks({ track }: { track: Track }): VNode {
  const { red, fence } = borders(track)
  const whole = plate(track)
  const out = wayOut(track)
  return (
    <g>
      <rect class="cubitos-plate-side" width={whole.wide} height={whole.high} rx="26" />
      <rect class="cubitos-plate" width={whole.wide} height={whole.high - LIP} rx="26" />
      {studs(track).map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <circle class="cubitos-plate-side" cx={x} cy={y + 2.5} r="9" />
          <circle class="cubitos-plate-stud" cx={x} cy={y} r="9" />
        </g>
      ))}
      {track.spaces.map((space) => (
        <Block key={space.label} space={space} />
      ))}
      <path
        class="cubitos-arrow"
        d="M-16-7H0V-19L20 0L0 19V7H-16Z"
        transform={`translate(${out.x} ${out.y}) rotate(${out.turn})`}
      />
      {fence ? <path d={fence} class="cubitos-fence" /> : null}
      <path d={red} class="cubitos-red-under" />
      <path d={red} class="cubitos-red" />
      {track.spaces.flatMap((space) =>
        space.shortcuts.map((shortcut) => (
          <Bridge key={space.label} from={space} to={track.spaces[shortcut.target]!} />
        )),
      )}
      {track.spaces.map((space) => (
        <Things key={space.label} space={space} />
      ))}
    </g>
  )
}

function Block({ space }: { space: Space }): VNode {
  const tone =
    space.kind === "land"
      ? `cubitos-tone-${space.line % 6}`
      : `cubitos-${space.kind === "water" ? "water" : space.kind}`
  if (space.kind === "start" || space.kind === "finish") return <Area space={space} tone={tone} />
  const { x, y } = corner(space.bricks[0]!)
  const bare = space.kind === "land" && !offers(space)
  return (
    <g class={tone}>
      <rect class="cubitos-side" x={x + 1.5} y={y + 1.5} width={WIDE - 3} height={HIGH - 3} rx="9" />
      <rect class="cubitos-top" x={x + 1.5} y={y + 1.5} width={WIDE - 3} height={HIGH - 3 - LIP} rx="9" />
      {bare
        ? [19, 41].map((across) => (
            <g key={across}>
              <circle class="cubitos-side" cx={x + across} cy={y + 25.5} r="8" opacity=".55" />
              <circle class="cubitos-stud" cx={x + across} cy={y + 23} r="8" />
            </g>
          ))
        : null}
      {space.kind === "water" ? (
        <path
          class="cubitos-wave"
          d={`M${x + 11} ${y + 17}q6.5-7 13 0t13 0t13 0M${x + 11} ${y + 31}q6.5-7 13 0t13 0t13 0`}
        />
      ) : null}
    </g>
  )
}

/** The start or the finish: bricks melted into one. */
function Area({ space, tone }: { space: Space; tone: string }): VNode {
  const has = (row: number, column: number): boolean => space.bricks.some(([r, c]) => r === row && c === column)
  const shapes = (name: string, high: number, drop: number): VNode[] =>
    space.bricks.flatMap(([row, column]) => {
      const { x, y } = corner([row, column])
      const below = has(row + 1, column - 1 + (row % 2)) || has(row + 1, column + (row % 2))
      const parts = [
        <rect
          key={`${row} ${column}`}
          class={name}
          x={x}
          y={y + drop}
          width={WIDE}
          height={below ? HIGH + 10 : high}
          rx="9"
        />,
      ]
      if (has(row, column + 1)) {
        parts.push(
          <rect key={`${row} ${column} r`} class={name} x={x + WIDE / 2} y={y + drop} width={WIDE} height={high} />,
        )
      }
      return parts
    })
  return (
    <g class={tone}>
      {shapes("cubitos-side", HIGH, 0)}
      {shapes("cubitos-top", HIGH - LIP, 0)}
      {space.bricks.map((brick) => {
        const { x, y } = corner(brick)
        if (space.kind === "start") {
          return [19, 41].map((across) => (
            <circle key={`${brick} ${across}`} class="cubitos-stud" cx={x + across} cy={y + 23} r="8" />
          ))
        }
        return [0, 1, 2, 3].flatMap((across) =>
          [0, 1, 2, 3]
            .filter((down) => (across + down) % 2)
            .map((down) => (
              <rect
                key={`${brick} ${across} ${down}`}
                class="cubitos-chequer"
                x={x + across * 15}
                y={y + down * 12}
                width="15"
                height="12"
              />
            )),
        )
      })}
    </g>
  )
}

/** The dotted way of a shortcut, and the ring where it ends. */
function Bridge({ from, to }: { from: Space; to: Space }): VNode {
  const one = middle(from)
  const other = middle(to)
  return (
    <g class="cubitos-bridge">
      <path d={`M${one.x} ${one.y}L${other.x} ${other.y}`} />
      <circle cx={other.x} cy={other.y} r="13" />
    </g>
  )
}

function Things({ space }: { space: Space }): VNode | null {
  if (!offers(space)) return null
  const { x, y } = middle(space)
  const things: VNode[] = [
    ...space.rewards.map((reward) => <RewardSign key={reward.kind} reward={reward} />),
    ...space.shortcuts.map((shortcut) => <Price key={shortcut.target} shortcut={shortcut} />),
  ]
  if (space.jetpack) things.push(<JetPack key="jet" times={space.jetpack} />)
  const size = things.length === 1 ? 1 : 0.68
  return (
    <g>
      {things.map((thing, at) => (
        <g key={at} transform={`translate(${x + (at - (things.length - 1) / 2) * 27} ${y}) scale(${size})`}>
          {thing}
        </g>
      ))}
    </g>
  )
}

/** Where each runner of a track stands, those of one space side by side. */
export function standing(view: View, track: Track, number: number, size: number): (Point & { seat: number })[] {
  const players = Object.entries(view.players).map(([seat, player]) => ({ seat: Number(seat), space: player.space }))
  const here = players.filter(({ space }) => Math.floor(space / size) === number)
  return here.map(({ seat, space }) => {
    const mates = here.filter((other) => other.space === space)
    const at = mates.findIndex((other) => other.seat === seat)
    const { x, y } = middle(track.spaces[space % size]!)
    if (track.spaces[space % size]!.bricks.length > 1) {
      const out = space % size === 0 ? wayOut(track) : { x, y }
      const rows = Math.ceil(mates.length / 2)
      const column = mates.length > 1 ? (at % 2) - 0.5 : 0
      const row = Math.floor(at / 2) - (rows - 1) / 2
      return { seat, x: x - (out.x - x) / 2 + column * 40, y: y - (out.y - y) / 2 + 20 + row * 44 }
    }
    const apart = mates.length > 2 ? 24 : 30
    return { seat, x: x + (at - (mates.length - 1) / 2) * apart, y: y + 18 + (mates.length > 2 ? (at % 2) * 7 - 4 : 0) }
  })
}

/** The spaces a runner passed in the news, on its way to where it stands. */
function passed(news: GameEvent[], seat: number, track: Track, from: Point | undefined, to: Point): Point[] | null {
  const points = news
    .filter((event) => event.seat === seat && ["moved", "shortcut"].includes(event.event))
    .map((event) => track.spaces[event.space as number])
    .filter((space) => space !== undefined)
    .map((space) => {
      const { x, y } = middle(space)
      return { x, y: y + 18 }
    })
  if (!points.length || !from) return null
  return [from, ...points.slice(0, -1), to]
}

export function TrackPicture({ props }: { props: BoardProps }): VNode {
  const { sheet, legal, seat, names, act, acts, t, news, motion, waiting, pointed } = props
  const view = props.view as View
  const own = view.players[String(seat ?? view.turn)] ?? view.players["0"]!
  const size: number = sheet.track_size
  const [chosen, choose] = useState<number | null>(null)
  const number = chosen ?? Math.floor(own.space / size)
  const track: Track = sheet.tracks[number]
  const [frame, wide] = useWidth<HTMLDivElement>(900)
  const narrow = wide < NARROW
  const [close, setClose] = useState(true)
  const [aim, setAim] = useState<number | null>(null)
  const blocks = useMemo(() => <Blocks track={track} />, [track])
  const before = useRef(new Map<number, Point>())

  const here = own.space % size
  const moving = legal.some((action) => action.do === "move")
  const stepping = own.ask === "step"
  const ways = useMemo(
    () =>
      moving && Math.floor(own.space / size) === number
        ? waysFrom(track, here, stepping ? 1 : own.steps, stepping ? 0 : own.water_steps)
        : new Map<number, Way>(),
    [props.view, legal, track],
  )
  const reached = legal.filter((action) => action.do === "reach").map((action) => Number(action.space))
  const bridge = moving && !ways.size ? [] : [...ways.keys()]
  const whole = plate(track)
  const zoomed = narrow && close
  const view3 = [here, ...bridge, ...reached]
  const box: Box = zoomed ? window(track, view3, 1.25, 8 * WIDE) : whole
  const runners = standing(view, track, number, size)

  const pick = (space: number): void => {
    const way = ways.get(space)
    if (reached.includes(space)) act({ do: "reach", space })
    else if (way && way.spaces.length > 1) acts(way.spaces.map((one) => ({ do: "move", space: one })))
    else act({ do: "move", space })
  }
  const path = aim === null ? null : ways.get(aim)
  const from = middle(track.spaces[here]!)

  return (
    <div class="cubitos-track" ref={frame}>
      {sheet.tracks.length > 1 ? (
        <div class="cubitos-tabs">
          {(sheet.tracks as Track[]).map((one, at) => (
            <button key={one.name} class="button button-small" aria-pressed={at === number} onClick={() => choose(at)}>
              {t.has(one.text) ? t(one.text) : one.name}
            </button>
          ))}
        </div>
      ) : null}
      <svg
        viewBox={`0 0 ${box.wide} ${box.high}`}
        class={`cubitos-plate-svg ${ways.size || reached.length ? "cubitos-choosing" : ""}`}
        role="group"
        aria-label={t("board-track", { track: t.has(track.text) ? t(track.text) : track.name })}
      >
        <g class={motion.still ? "" : "cubitos-camera"} style={{ transform: `translate(${-box.x}px, ${-box.y}px)` }}>
          {blocks}
          {track.spaces.map((space, at) => {
            const open = ways.has(at) || reached.includes(at)
            const words = spaceWords(track, at, t)
            if (!open && !words && space.kind === "land") return null
            const name = spaceName(space, t)
            const steps = ways.get(at)?.spaces.length ?? 0
            const label = reached.includes(at)
              ? t.action({ do: "reach", space: at })
              : open
                ? t("board-go", { space: name, steps })
                : name
            return (
              <Target
                key={at}
                space={space}
                open={open}
                far={steps}
                label={words ? `${label}: ${words}` : label}
                explain={explaining(label, words)}
                pick={open || (seat !== null && waiting.includes(seat) && own.ask === "move") ? () => pick(at) : null}
                aim={(on) => setAim(on && ways.has(at) ? at : null)}
              />
            )
          })}
          {path ? <Trail points={[from, ...path.spaces.map((one) => middle(track.spaces[one]!))]} /> : null}
          {runners
            .sort((a, b) => a.y - b.y)
            .map(({ seat: who, x, y }) => {
              const was = before.current.get(who)
              before.current.set(who, { x, y })
              return (
                <Glide key={who} x={x} y={y} motion={motion} path={passed(news, who, track, was, { x, y })}>
                  {pointed?.seat === who ? <circle class="cubitos-pointed" cy="-22" r="38" /> : null}
                  <g {...explaining(names[who] ?? "", playerWords(props, who))}>
                    <Runner seat={who} awake={view.stage !== "turns" || view.turn === who} size={zoomed ? 1 : 1.25} />
                  </g>
                </Glide>
              )
            })}
        </g>
      </svg>
      {narrow ? (
        <button class="button button-small cubitos-zoom" onClick={() => setClose(!close)}>
          {t(close ? "board-whole-track" : "board-close-up")}
        </button>
      ) : null}
    </div>
  )
}

/** The way to the space that is pointed at. */
function Trail({ points }: { points: Point[] }): VNode {
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ")
  const end = points.at(-1)!
  return (
    <g class="cubitos-trail">
      <polyline points={line} />
      <polyline points={line} />
      <circle cx={end.x} cy={end.y} r="13" />
    </g>
  )
}

/** Somebody in words. */
export function playerWords(
  { view, sheet, names, t }: Pick<BoardProps, "view" | "sheet" | "names" | "t">,
  seat: number,
): string {
  const player = (view as View).players[String(seat)]!
  const track: Track = sheet.tracks[Math.floor(player.space / sheet.track_size)]
  const space = track.spaces[player.space % sheet.track_size]!
  return t("board-player", {
    player: names[seat] ?? "",
    leg: Math.min(player.leg + 1, sheet.legs),
    legs: sheet.legs,
    space: spaceName(space, t),
    fans: player.fans,
    credits: player.credits,
    draw: player.draw_amount,
  })
}

interface TargetProps {
  space: Space
  open: boolean
  far: number
  label: string
  explain: Record<string, unknown>
  pick: (() => void) | null
  aim(on: boolean): void
}

/** What makes a space something to point at. */
function Target({ space, open, far, label, explain, pick, aim }: TargetProps): VNode {
  const { x, y } = corner(space.bricks[0]!)
  const center = middle(space)
  const big = space.bricks.length > 1
  const over = (event: string, on: boolean) => (raised: unknown) => {
    ;(explain[event] as ((raised: unknown) => void) | undefined)?.(raised)
    aim(on)
  }
  return (
    <g
      class={`cubitos-target ${open ? "cubitos-open" : ""}`}
      {...explain}
      onPointerEnter={over("onPointerEnter", true)}
      onPointerLeave={over("onPointerLeave", false)}
      onFocus={over("onFocus", true)}
      onBlur={over("onBlur", false)}
      onClick={pick ?? undefined}
      {...(open
        ? {
            role: "button",
            tabIndex: 0,
            "aria-label": label,
            "data-legal": true,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== "Enter" && event.key !== " ") return
              event.preventDefault()
              pick?.()
            },
          }
        : {})}
    >
      {big ? (
        <circle cx={center.x} cy={center.y} r="40" class="cubitos-hit" />
      ) : (
        <rect x={x + 2} y={y + 2} width={WIDE - 4} height={HIGH - 4 - LIP} rx="9" class="cubitos-hit" />
      )}
      {open && !offers(space) && far ? (
        <text x={center.x} y={center.y + 6} text-anchor="middle" class="cubitos-far">
          {far}
        </text>
      ) : null}
    </g>
  )
}
