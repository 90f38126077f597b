// Serves dev/gallery.html with the boards, the texts and the films of `python web/dev/film.py`; builds on every load.
//   node gallery.mjs [port]     then http://127.0.0.1:PORT/?game=cubitos&lang=de&theme=dark&speed=0&at=120
import { build } from "esbuild"
import { existsSync, mkdirSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"
import { fileURLToPath } from "node:url"
import { entries, settings } from "./build.mjs"

const HERE = fileURLToPath(new URL(".", import.meta.url))
const OUT = join(HERE, ".gallery")
const PACKAGE = join(HERE, "../src/homestretch")
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
}
const port = Number(process.argv[2] ?? 4300)

/** Where a path of the gallery lies on disk. */
function place(path) {
  const [, top, ...rest] = normalize(path).split("/")
  if (!top) return join(HERE, "dev/gallery.html")
  if (top === "static") return join(OUT, ...rest)
  if (top === "films") return join(OUT, "films", ...rest)
  if (top === "text") {
    const [language, file] = rest
    if (file === "frame.ftl") return join(PACKAGE, "text", `${language}.ftl`)
    if (file === "web.ftl") return join(PACKAGE, "text/web", `${language}.ftl`)
    return join(PACKAGE, "games", file.replace(".ftl", ""), "text", `${language}.ftl`)
  }
  return ""
}

mkdirSync(join(OUT, "films"), { recursive: true })
createServer(async (request, response) => {
  const path = new URL(request.url, "http://x").pathname
  if (path === "/") {
    try {
      await build({
        ...settings({ ...entries(), gallery: "dev/gallery.tsx" }, OUT),
        minify: false,
        sourcemap: "inline",
      })
    } catch (problem) {
      response.writeHead(500).end(String(problem))
      return
    }
  }
  const file = place(path)
  if (!file || !existsSync(file)) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, {
    "content-type": `${TYPES[extname(file)] ?? "text/plain"}; charset=utf-8`,
    "cache-control": "no-store",
  })
  response.end(readFileSync(file))
}).listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/?game=scrapracer`))
