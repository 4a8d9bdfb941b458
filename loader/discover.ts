import { inPage, rootElement } from './page-tells'

/**
 * Calls `want` with the tag of each widget that nears the viewport, once, whether it was there at load or came later;
 * a widget that is not shown yet counts from when it is. `found` is called at the first of them, near or not: what all
 * widgets share is then on its way before the browser has told what is near.
 */
export function discover(want: (tag: string) => void, found: () => void = () => {}): void {
  const wanted = new Set<string>()
  let first = true
  const seen = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting && !wanted.has(target.localName)) continue
        seen.unobserve(target)
        if (wanted.has(target.localName)) continue
        wanted.add(target.localName)
        want(target.localName)
      }
    },
    { rootMargin: '33%' },
  )
  const look = (elements: Iterable<Element>) => {
    for (const element of elements) {
      if (!element.localName.startsWith('till-') || wanted.has(element.localName)) continue
      seen.observe(element)
      if (first) found()
      first = false
    }
  }

  look(inPage(':not(:defined)'))
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        look([node])
        // A page's field named querySelectorAll would hide a form's own method.
        look(Element.prototype.querySelectorAll.call(node, ':not(:defined)'))
      }
    }
  }).observe(rootElement(), { childList: true, subtree: true })
}
