import { inPage, querySelectorAll } from '../core/runtime/page-dom'

/**
 * Calls `found` with each element of a widget of the page, at load or later; of those that stand in the midst of others only
 * where their tag is not defined yet.
 */
export function discover(found: (element: Element) => void): void {
  const look = (elements: Iterable<Element>) => {
    for (const element of elements) if (element.localName.startsWith('till-')) found(element)
  }

  look(inPage(':not(:defined)'))
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Element) look([node, ...querySelectorAll.call(node, ':not(:defined)')])
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
