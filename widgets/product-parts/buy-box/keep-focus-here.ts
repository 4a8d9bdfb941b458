import { keepFocusIn } from '../../ui/keep-focus'

/** As the ref of something in the panel: keeps the focus in the panel while that is there, and takes it back if it was lost. */
export function keepFocusHere(element: Element | null): (() => void) | undefined {
  const panel = element?.closest('dialog')
  return panel ? keepFocusIn(panel, [panel, 0]) : undefined
}
