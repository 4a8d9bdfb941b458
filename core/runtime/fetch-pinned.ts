import { inPage, make } from './page-dom'

/** Fetches a module with its integrity checked, so that a later `import()` finds it. Rejects with the URL. */
export function fetchPinned(url: string, integrity: string, nonce: string | undefined): Promise<void> {
  // `import()` takes no integrity value, but a module preload does. Can go when all supported browsers have import maps
  // with `integrity`.
  return new Promise((resolve, reject) => {
    const attributes = { rel: 'modulepreload', crossorigin: '', integrity, nonce: nonce ?? '', href: url }
    const link = make('link', attributes) as HTMLLinkElement
    if (!link.relList.supports('modulepreload')) return resolve()
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new TypeError(url))
    }
    inPage('head')[0]?.append(link)
  })
}
