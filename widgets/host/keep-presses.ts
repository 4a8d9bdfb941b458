import { topModal } from '../ui/modal'
import { isWidgets } from './keys'

const PRESSES = 'click mousedown pointerdown touchstart'

/**
 * Presses inside an open dialog end at its widget. The page's own listeners, such as that of a clickable card around the
 * widget, would see them as presses of the widget. What the page has put into a slot of ours keeps its presses.
 */
export function keepPresses(root: Node): void {
  for (const type of PRESSES.split(' ')) root.addEventListener(type, stop)
}

function stop(event: Event): void {
  const path = event.composedPath()
  const modal = topModal()
  if (modal && path.includes(modal) && isWidgets(path[0] as Node)) event.stopPropagation()
}
