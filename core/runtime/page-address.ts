export function pageAddress(): string {
  return typeof location === 'undefined' ? '' : (location.href.split('#')[0] ?? '')
}

export function pageOrigin(): string {
  return typeof location === 'undefined' ? '' : location.origin
}
