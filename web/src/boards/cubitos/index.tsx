import type { VNode } from "preact"
import type { BoardProps } from "../../board"

export default function Board(props: BoardProps): VNode {
  return <pre class="raw-view">{JSON.stringify(props.view, null, 1)}</pre>
}
