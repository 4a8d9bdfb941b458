const applied: Record<string, Promise<void> | undefined> = {}

/**
 * Adds a style sheet, unless it is there, and resolves when it applies. `order` lists all sheets, so that the order of rules
 * does not depend on which screen was opened first.
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
