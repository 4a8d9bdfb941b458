export function pageAddress(): string {
  return typeof location === 'undefined' ? '' : (location.href.split('#')[0] ?? '')
}

export function pageOrigin(): string {
  return typeof location === 'undefined' ? '' : location.origin
}

export function pageHost(): string {
  return typeof location === 'undefined' ? '' : location.hostname
}

/** Empty if the query has no such name. */
export function inQuery(name: string): string {
  return typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get(name) ?? '')
}
