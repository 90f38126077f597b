/** The boards, each loaded when its game is looked at. */
import type { BoardModule } from "./board"

const LOADERS: Record<string, () => Promise<BoardModule>> = {
  scrapracer: () => import("./boards/scrapracer"),
  outspeed: () => import("./boards/outspeed"),
  finishline: () => import("./boards/finishline"),
  cubitos: () => import("./boards/cubitos"),
}

/** Loads a board with its style sheet. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = LOADERS[game]
  if (!load) throw new Error(`there is no board for ${game}`)
  const [board] = await Promise.all([load(), loadStyle(`/static/board-${game}-style.css`)])
  return board
}

/** Adds a style sheet once; a board may have none. */
function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = href
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
