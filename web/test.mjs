// Runs the unit tests: esbuild bundles each into .test/, node runs them.
import { build } from "esbuild"
import { spawnSync } from "node:child_process"
import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const HERE = fileURLToPath(new URL(".", import.meta.url))
const OUT = join(HERE, ".test")
const found = readdirSync(join(HERE, "test")).filter((name) => /\.test\.tsx?$/.test(name))

rmSync(OUT, { recursive: true, force: true })
await build({
  absWorkingDir: HERE,
  entryPoints: found.map((name) => `test/${name}`),
  outdir: OUT,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  jsx: "automatic",
  jsxImportSource: "preact",
  external: ["node:*"],
  loader: { ".css": "empty" },
  sourcemap: "inline",
  logLevel: "warning",
})
const files = readdirSync(OUT).filter((name) => name.endsWith(".mjs"))
const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...files.map((name) => join(OUT, name))], {
  stdio: "inherit",
  env: { ...process.env, WEB_FOLDER: HERE },
})
process.exit(run.status ?? 1)
