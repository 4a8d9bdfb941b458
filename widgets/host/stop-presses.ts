import { topModal } from '../ui/open-modals'
import { isWidgets } from './keys'

const PRESSES = 'click mousedown pointerdown touchstart'

/** Presses inside an open dialog stop at its widget, so that a clickable card around it does not get them. What the page put into a slot keeps its presses. */
export function stopPresses(root: Node): void {
  for (const type of PRESSES.split(' ')) root.addEventListener(type, stop)
}

function stop(event: Event): void {
  const path = event.composedPath()
  const modal = topModal()
  if (modal && path.includes(modal) && isWidgets(path[0] as Node)) event.stopPropagation()
}
