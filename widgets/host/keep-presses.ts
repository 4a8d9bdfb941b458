import { hostOf } from '../../core/runtime/page-dom'

const PRESSES = [
  'click',
  'auxclick',
  'dblclick',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
] as const

/**
 * Presses inside an open dialog end at its widget. The page's own listeners, such as that of a clickable card around the
 * widget, would see them as presses of the widget. What the page has put into a slot of ours keeps its presses.
 */
export function keepPresses(root: ShadowRoot): void {
  for (const type of PRESSES) root.addEventListener(type, stop)
}

function stop(event: Event): void {
  const path = event.composedPath()
  const isInDialog = path.some(node => node instanceof HTMLDialogElement && node.open)
  const [target] = path
  if (isInDialog && target instanceof Node && hostOf(target)?.localName.startsWith('till-')) event.stopPropagation()
}
