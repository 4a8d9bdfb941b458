/** A page's script asks for new decisions: `dispatchEvent(new CustomEvent('till:decide', { detail: { test: ['bold'] } }))`. */
const NAME = 'till:decide'

export interface PageRequest {
  /** Ids of variants and segments to show, whoever looks; undefined leaves them as they were. */
  readonly test?: readonly string[]
}

export function listenForPageRequests(requested: (request: PageRequest) => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener(NAME, event => {
    const { test } = Object((event as CustomEvent<unknown>).detail) as { test?: unknown }
    requested(Array.isArray(test) ? { test: test.map(String) } : {})
  })
}
