/** The page's query, by name. */
export function pageQuery(): Readonly<Record<string, string>> {
  return typeof location === 'undefined' ? {} : Object.fromEntries(new URLSearchParams(location.search))
}

/** Changes names of the page's query in place; an empty value takes one out. A page's own router sees no navigation. */
export function changePageQuery(changes: Readonly<Record<string, string>>): void {
  if (typeof location === 'undefined') return
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  // A frame whose document came with its markup has no address to change.
  try {
    history.replaceState(history.state, '', address)
  } catch {}
}
