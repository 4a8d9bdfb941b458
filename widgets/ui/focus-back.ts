import { isRendered } from '../../core/runtime/is-rendered'
import { hostOf, inPage } from '../../core/runtime/page-dom'

/** Elements that can have the focus. No text fields: a phone opens its keyboard for them. */
export const focusable = 'button,a[href],summary,[tabindex]'

/** For each dialog, the elements that may get the focus when it closes, the best first. */
const waysBack = new WeakMap<Node, readonly Element[]>()

/**
 * The elements that may get the focus when a dialog closes, the best first: the one that has it now, then each that it stands in,
 * since all of these may be gone by then. A dialog that the focus is in may be gone, too: its own way back follows.
 */
export function wayBackFrom(dialog: HTMLDialogElement): readonly Element[] {
  const from = focused()
  const way: Element[] = []
  for (let node: Node | null = from ?? hostOf(dialog); node; node = node.parentNode ?? hostOf(node)) {
    // Where nothing had the focus it is the widget's own button, or what stands near it; else nothing again.
    if (!from && node === body()) break
    if (node instanceof Element) way.push(node)
    const onward = waysBack.get(node)
    if (onward) {
      way.push(...onward)
      break
    }
  }
  waysBack.set(dialog, way)
  return way
}

/** Moves the focus to the first element of the way that takes it, or has one in it that does; unless it is somewhere already. */
export function giveFocusBack(way: readonly Element[]): void {
  if (isSeen(focused())) return
  for (const place of way) {
    if (!place.isConnected) continue
    const within = [place.shadowRoot, place].flatMap(root => [...(root?.querySelectorAll(focusable) ?? [])])
    if ([place, ...within].some(takesFocus)) return
  }
}

function takesFocus(element: Element): boolean {
  ;(element as HTMLElement).focus?.({ preventScroll: true })
  // One in the dialog that has just closed still has it, until the next frame.
  return focused() === element && isSeen(element)
}

function isSeen(element: Element | null): boolean {
  return element !== null && isRendered(element) && getComputedStyle(element).visibility === 'visible'
}

/** The element that has the focus, also in a shadow root; null where it is nowhere. */
function focused(): Element | null {
  // A page's `<img name="activeElement">` hides the property of that name.
  let element = Reflect.get(HTMLDocument.prototype, 'activeElement', document) as Element | null
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element === body() || element?.parentNode === document ? null : element
}

function body(): Element | undefined {
  return inPage('body')[0]
}
