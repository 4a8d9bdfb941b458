import type { Page } from '@playwright/test'

/**
 * What a thumb can press in the open dialog, or on the page where none is open, and misses 21 px above or below its
 * middle. Links in running text are as high as their line, and an error list repeats what can be pressed below it.
 */
export function missedByThumbs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all: Element[] = []
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        all.push(element)
        if (element.shadowRoot) walk(element.shadowRoot)
      }
    }
    walk(document)
    const dialog = all.findLast(element => element.matches('dialog:modal'))
    const pressable = 'a[href], button, input, select, summary'
    const at = (x: number, y: number) => {
      let found = document.elementFromPoint(x, y)
      for (let deeper = found; deeper?.shadowRoot; ) {
        deeper = deeper.shadowRoot.elementFromPoint(x, y)
        if (!deeper || deeper === found) break
        found = deeper
      }
      return found
    }
    const isInText = (element: Element) =>
      [...(element.parentElement?.childNodes ?? [])].some(
        node => node.nodeType === 3 && (node.textContent ?? '').trim(),
      )
    const missed: string[] = []
    for (const element of dialog?.querySelectorAll(pressable) ?? all.filter(one => one.matches(pressable))) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.errors, .dots')) continue
      if (element.localName === 'a' && isInText(element)) continue
      const target = element.closest('label') ?? element
      target.scrollIntoView({ block: 'center' })
      const box = target.getBoundingClientRect()
      if (box.width < 2) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const isHit = (other: Element | null) =>
        other !== null && (target.contains(other) || other.closest('.input')?.contains(element))
      if (![y - 21, y, y + 21].every(height => isHit(at(x, height))))
        missed.push(`${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`)
    }
    return missed
  })
}
