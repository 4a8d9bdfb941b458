/** A script file of ours: its address, and the hash that it must have. */
export interface PinnedFile {
  readonly url: string
  readonly integrity: string
}

const fetched = new Map<string, Promise<void>>()

/**
 * Imports a module whose bytes, and those of everything it needs, are known beforehand.
 * Rejects when a file cannot be fetched or is not the one that was built; the next call tries again.
 */
export async function importPinned<Module>(
  url: string,
  files: readonly PinnedFile[],
  nonce: string | undefined,
): Promise<Module> {
  await Promise.all(files.map(file => fetchOnce(file, nonce)))
  return import(url)
}

function fetchOnce(file: PinnedFile, nonce: string | undefined): Promise<void> {
  const known = fetched.get(file.url)
  if (known) return known
  const fetching = preload(file, nonce)
  fetched.set(file.url, fetching)
  fetching.catch(() => fetched.delete(file.url))
  return fetching
}

// `import()` takes no integrity value: a module preload does, and import() then finds the checked file in the page's
// module map. It goes when import maps with `integrity` reach the oldest browser that we support.
function preload({ url, integrity }: PinnedFile, nonce: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // A page's `<img name=createElement>` would hide the method of `document` itself.
    const link: HTMLLinkElement = HTMLDocument.prototype.createElement.call(document, 'link') as HTMLLinkElement
    if (!link.relList.supports('modulepreload')) return resolve()
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.integrity = integrity
    if (nonce) link.nonce = nonce
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new TypeError(`[till] Expected the file ${url} as it was built, got none or another.`))
    }
    link.href = url
    HTMLDocument.prototype.querySelector.call(document, 'head')?.append(link)
  })
}
