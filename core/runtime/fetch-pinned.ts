import { inPage, make } from './page-dom'

/** A script file of ours: its address, and the hash that it must have. */
export interface PinnedFile {
  readonly url: string
  readonly integrity: string
}

/**
 * Fetches a module whose bytes are known beforehand; `import()` then finds it in the page's module map.
 * Rejects when it cannot be fetched or is not the one that was built.
 */
export function fetchPinned({ url, integrity }: PinnedFile, nonce: string | undefined): Promise<void> {
  // `import()` takes no integrity value: a module preload does. It goes when import maps with `integrity` reach the oldest
  // browser that we support.
  return new Promise((resolve, reject) => {
    const link = make('link', { rel: 'modulepreload', crossorigin: '', integrity }) as HTMLLinkElement
    if (!link.relList.supports('modulepreload')) return resolve()
    if (nonce) link.nonce = nonce
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new TypeError(`Expected ${url} as it was built.`))
    }
    link.href = url
    inPage('head')[0]?.append(link)
  })
}
