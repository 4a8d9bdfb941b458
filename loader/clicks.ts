import { closest, matches } from '../core/runtime/page-dom'

/** The page's own listeners run first and may prevent a press. If `activate` rejects, a link goes to its page; anything else calls `leave`. */
export function listenForClicks(activate: (element: Element) => Promise<unknown>, leave: () => void): void {
  const listener = (event: MouseEvent) => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return
    // From here a press in a shadow root of the page has its host as target; the path also has what is inside.
    const element = event.composedPath().find(asks)
    if (!element) return
    event.preventDefault()
    activate(element).catch((error: { code?: string } | null) => {
      const to = closest.call(element, 'a[href]')?.getAttribute('href')
      if (to != null) location.assign(to)
      // A mistake of the page's developer is no reason to leave the page.
      else if (error?.code !== 'usage') leave()
    })
  }
  addEventListener('click', listener)
}

const asks = (node: EventTarget): node is Element =>
  node instanceof Element && matches.call(node, '[data-till-open],[data-till-add],till-quick-shop:not(:defined) *')
