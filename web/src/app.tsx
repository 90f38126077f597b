/** Which page it is; pages that few open are loaded when they are. */
import type { FunctionComponent, VNode } from "preact"
import { useEffect, useState } from "preact/hooks"
import { Announcer } from "./parts/Announcer"
import { ExplainLayer } from "./parts/Explain"
import { Masthead } from "./parts/Masthead"
import Start from "./pages/Start"
import { path, To } from "./router"
import { say } from "./state/texts"
import type { Say } from "./text"

type Page = FunctionComponent<any>
interface Route {
  name: string
  load: () => Promise<{ default: Page }>
  props: Record<string, unknown>
}

/** The page for an address; null if there is none. "start" is here already. */
export function routeOf(address: string): Route | "start" | null {
  const url = new URL(address, "http://here")
  const [top = "", name = ""] = url.pathname.split("/").filter(Boolean).map(decode)
  if (!top) {
    const game = url.searchParams.get("new")
    return game ? { name: "setup", load: () => import("./pages/Setup"), props: { game } } : "start"
  }
  if ((top === "t" || top === "w") && name)
    return { name: "table", load: () => import("./pages/Table"), props: { code: name } }
  if (top === "replay") {
    return { name: "replay", load: () => import("./pages/Replay"), props: { table: url.searchParams.get("table") } }
  }
  if (top === "learn" && name) return { name: "learn", load: () => import("./pages/Learn"), props: { game: name } }
  if (top === "settings") return { name: "settings", load: () => import("./pages/Settings"), props: {} }
  return null
}

/** A part of a path as it was meant; one that cannot be read stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function Loaded({ route, t }: { route: Route; t: Say }): VNode {
  const [page, setPage] = useState<{ Page: Page; of: string } | null>(null)
  const key = route.name
  useEffect(() => {
    let current = true
    void route.load().then((module) => {
      if (current) setPage({ Page: module.default, of: key })
    })
    return () => {
      current = false
    }
  }, [key])
  if (page?.of !== key) return <main id="main" class="page" aria-busy="true" />
  const Page = page.Page
  return <Page key={JSON.stringify(route.props)} t={t} {...route.props} />
}

function Nowhere({ t }: { t: Say }): VNode {
  return (
    <>
      <Masthead t={t} />
      <main id="main" class="page page-narrow">
        <h1>{t("web-nowhere")}</h1>
        <To class="button button-main" to="/">
          {t("web-to-start")}
        </To>
      </main>
    </>
  )
}

export function App(): VNode {
  const t = say.value
  if (!t) return <main id="main" aria-busy="true" />
  const route = routeOf(path.value)
  return (
    <>
      <a class="skip" href="#main">
        {t("web-skip")}
      </a>
      {route === "start" ? <Start t={t} /> : route ? <Loaded route={route} t={t} /> : <Nowhere t={t} />}
      <ExplainLayer />
      <Announcer />
    </>
  )
}
