// Builds the bundle into the Python package, prints what each part weighs, and notes which sources it came from.
import { build } from "esbuild"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"

const HERE = fileURLToPath(new URL(".", import.meta.url))
const OUT = join(HERE, "../src/homestretch/server/static")
export const GAMES = ["scrapracer", "outspeed", "finishline", "cubitos"]
const LIMITS = { app: 50 * 1024, board: 40 * 1024 }

/** Settings shared by the bundle and the gallery. */
export function settings(entries, outdir) {
  return {
    absWorkingDir: HERE,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
    metafile: true,
    legalComments: "none",
    chunkNames: "part-[hash]",
    logLevel: "warning",
  }
}

/** The app, and a script and a style sheet for each board, by the names they are loaded under. */
export function entries() {
  const found = { app: "src/main.tsx" }
  for (const game of GAMES) {
    found[`board-${game}`] = `src/boards/${game}/index.tsx`
    if (existsSync(join(HERE, `src/boards/${game}/board.css`)))
      found[`board-${game}-style`] = `src/boards/${game}/board.css`
  }
  return found
}

/** The files that the bundle is made of, in a fixed order. */
function sources(folder = HERE) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !["node_modules", "test", "dev"].includes(entry.name) && !entry.name.startsWith("."))
    .flatMap((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort()
}

/** One hash for all sources; tests/web/test_bundle.py computes the same. */
function sourceHash() {
  const hash = createHash("sha256")
  const files = sources().map((file) => [relative(HERE, file).replaceAll("\\", "/"), file])
  for (const [name, file] of files.sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
    hash.update(`${name}\n${createHash("sha256").update(readFileSync(file)).digest("hex")}\n`)
  }
  return hash.digest("hex")
}

const packed = (file) => gzipSync(readFileSync(file), { level: 9 }).length

/** A script together with everything it imports, at once or later, as file names; boards are left out. */
function withImports(outputs, name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const one of outputs[name].imports) {
    if (outputs[one.path] && !/board-[a-z]+\.js$/.test(one.path)) withImports(outputs, one.path, seen)
  }
  return seen
}

/** Weighs the app with all its pages, and what each board adds to it; returns whether all are light enough. */
function weigh(outputs) {
  const byEntry = Object.fromEntries(Object.keys(outputs).map((file) => [file.split("/").pop(), file]))
  const app = withImports(outputs, byEntry["app.js"])
  const sum = (files) => [...files].reduce((total, file) => total + packed(join(HERE, file)), 0)
  const weights = [["app", sum(app) + packed(join(OUT, "app.css")), LIMITS.app]]
  for (const game of GAMES) {
    const own = [...withImports(outputs, byEntry[`board-${game}.js`])].filter((file) => !app.has(file))
    const style = byEntry[`board-${game}-style.css`]
    weights.push([game, sum(style ? [...own, style] : own), LIMITS.board])
  }
  for (const [name, bytes, limit] of weights) {
    console.log(`${name.padEnd(12)} ${(bytes / 1024).toFixed(1).padStart(6)} KB gzip of ${limit / 1024}`)
  }
  return weights.every(([, bytes, limit]) => bytes <= limit)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const { metafile } = await build(settings(entries(), OUT))
  cpSync(join(HERE, "public"), OUT, { recursive: true })
  writeFileSync(join(OUT, ".source.sha256"), `${sourceHash()}\n`)
  if (!weigh(metafile.outputs)) {
    console.error("Too heavy: see the limits above.")
    process.exit(1)
  }
}
