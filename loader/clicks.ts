import { closest } from '../core/runtime/page-dom'

/**
 * Hears presses of `data-till-open` and `data-till-add`, whenever their elements came. The page's own listeners go
 * first and may prevent it; without the shop a link still goes to its page, so it also does when `grant` rejects. What is no
 * link then leads to the shop's own pages: `leave`.
 */
export function hearClicks(grant: (asking: HTMLElement) => Promise<unknown>, leave: () => void): void {
  const hear = (event: MouseEvent) => {
    const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return
    // What was pressed in a shadow root of the page's own is the first of the path; here it is told as that root's host.
    const asking = asks(event.composedPath()[0]) || asks(target)
    if (!(asking instanceof HTMLElement)) return
    event.preventDefault()
    grant(asking).catch((error: { code?: string } | null) => {
      const link = closest.call(asking, 'a') as HTMLAnchorElement | null
      if (link?.href) location.assign(link.href)
      // What the page's developer has to mend is no reason to leave it.
      else if (error?.code !== 'usage') leave()
    })
  }
  addEventListener('click', hear)
}

const asks = (node: EventTarget | null | undefined) =>
  node instanceof Element && closest.call(node, '[data-till-open],[data-till-add]')
