/** The page's query, by name. */
export function pageQuery(): Readonly<Record<string, string>> {
  return typeof location === 'undefined' ? {} : Object.fromEntries(new URLSearchParams(location.search))
}

/** Empty where there is no page. */
export const pagePath = (): string => (typeof location === 'undefined' ? '' : location.pathname)

/** Calls back with the page's path when its shopper goes back or forward. */
export function followHistory(moved: (path: string) => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('popstate', () => moved(location.pathname))
}

/** Changes names of the page's query, in place or as a new entry of the history; an empty value takes one out. A page's own router sees no navigation. */
export function changePageQuery(changes: Readonly<Record<string, string>>, isNewEntry: boolean): void {
  if (typeof location === 'undefined') return
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  if (address.href === location.href) return
  // A frame whose document came with its markup has no address to change.
  try {
    history[isNewEntry ? 'pushState' : 'replaceState'](history.state, '', address)
  } catch {}
}
