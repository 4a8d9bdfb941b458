import { inPage, make } from './page-dom'

/**
 * Fetches a module whose bytes are known beforehand; `import()` then finds it in the page's module map.
 * Rejects with the address when it cannot be fetched or is not the one that was built.
 */
export function fetchPinned(url: string, integrity: string, nonce: string | undefined): Promise<void> {
  // `import()` takes no integrity value: a module preload does. It goes when import maps with `integrity` reach the oldest
  // browser that we support.
  return new Promise((resolve, reject) => {
    const told = { rel: 'modulepreload', crossorigin: '', integrity, nonce: nonce ?? '', href: url }
    const link = make('link', told) as HTMLLinkElement
    if (!link.relList.supports('modulepreload')) return resolve()
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new TypeError(url))
    }
    inPage('head')[0]?.append(link)
  })
}
