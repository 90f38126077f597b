import { render } from "preact"
import "./style/all.css"
import { loadBoard } from "./boards"

void loadBoard
render(<main />, document.getElementById("app")!)
