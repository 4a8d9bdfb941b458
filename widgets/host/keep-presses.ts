import { hostOf } from '../../core/runtime/page-dom'

const PRESSES = 'click auxclick dblclick mousedown mouseup pointerdown pointerup touchstart touchend'

/**
 * Presses inside an open dialog end at its widget. The page's own listeners, such as that of a clickable card around the
 * widget, would see them as presses of the widget. What the page has put into a slot of ours keeps its presses.
 */
export function keepPresses(root: Node): void {
  for (const type of PRESSES.split(' ')) root.addEventListener(type, stop)
}

function stop(event: Event): void {
  const path = event.composedPath() as HTMLDialogElement[]
  // Up to the shadow root: a widget may itself stand in a dialog of the page's.
  const inside = path.slice(0, path.indexOf(event.currentTarget as HTMLDialogElement))
  const isInDialog = inside.some(({ localName, open }) => localName === 'dialog' && open)
  if (isInDialog && hostOf(path[0] as Element)?.localName.startsWith('till-')) event.stopPropagation()
}
