const applied: Record<string, Promise<void> | undefined> = {}

/**
 * Adds a style sheet to the page, unless it is there, and resolves when it applies. `order` names all sheets in the order in
 * which their rules follow each other: where two screens were opened one after the other, they look as if either came first.
 */
export function applySheet(url: string, integrity: string, order: readonly string[]): Promise<void> {
  if (linked().some(({ href, sheet }) => href === url && sheet)) return Promise.resolve()
  applied[url] ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', integrity, href: url })
    link.onload = () => resolve()
    link.onerror = () => {
      delete applied[url]
      link.remove()
      reject(new TypeError(url))
    }
    const rankOf = (href: string) => order.findIndex(file => href.endsWith(`/${file}`))
    const next = linked().find(({ href }) => rankOf(href) > rankOf(url))
    document.head.insertBefore(link, next ?? null)
  })
  return applied[url]
}

const linked = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
