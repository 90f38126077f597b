import { render } from "preact"
import "./style/all.css"
import { App } from "./app"
import { followHistory } from "./router"
import { dressPage } from "./state/settings"
import { fetchTexts } from "./state/texts"

dressPage()
fetchTexts()
followHistory()
render(<App />, document.getElementById("app")!)
