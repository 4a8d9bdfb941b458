import { inPage, querySelectorAll } from '../core/runtime/page-dom'

/** Calls `found` for each widget element, now or later, until its tag is defined. */
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
