import { isRendered } from '../../core/runtime/is-rendered'
import { hostOf, inPage } from '../../core/runtime/page-dom'

/** No text fields: a phone would open its keyboard for them. */
export const focusable = 'button,a[href],summary,[tabindex]'

/** Per dialog, the elements that may get the focus when it closes, the best first. */
const waysBack = new WeakMap<Node, readonly Element[]>()

/** The focused element, then its ancestors, since any of them may be gone by then. If the focus is in another dialog, that one's way back follows. */
export function wayBackFrom(dialog: HTMLDialogElement): readonly Element[] {
  const from = focused()
  const ancestors: Element[] = []
  for (let node: Node | null = from ?? hostOf(dialog); node; node = node.parentNode ?? hostOf(node)) {
    // If nothing had the focus, it goes to the widget's own button or something near it, else nowhere.
    if (!from && node === body()) break
    if (node instanceof Element) ancestors.push(node)
    const onward = waysBack.get(node)
    if (onward) {
      ancestors.push(...onward)
      break
    }
  }
  waysBack.set(dialog, ancestors)
  return ancestors
}

/** Focuses the first element that takes it, or one inside it, unless something has the focus already. */
export function giveFocusBack(elements: readonly Element[]): void {
  if (isSeen(focused())) return
  for (const place of elements) {
    if (!place.isConnected) continue
    const within = [place.shadowRoot, place].flatMap(root => [...(root?.querySelectorAll(focusable) ?? [])])
    if ([place, ...within].some(takesFocus)) return
  }
}

function takesFocus(element: Element): boolean {
  ;(element as HTMLElement).focus?.({ preventScroll: true })
  // An element in the closing dialog keeps the focus until the next frame.
  return focused() === element && isSeen(element)
}

function isSeen(element: Element | null): boolean {
  return element !== null && isRendered(element) && getComputedStyle(element).visibility === 'visible'
}

/** Also in a shadow root; null without a focus. */
function focused(): Element | null {
  // A page's `<img name="activeElement">` hides the property of that name.
  let element = Reflect.get(HTMLDocument.prototype, 'activeElement', document) as Element | null
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element === body() || element?.parentNode === document ? null : element
}

function body(): Element | undefined {
  return inPage('body')[0]
}
