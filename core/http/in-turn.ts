/** Does one thing at a time among all tabs of an origin, where the browser has locks; at once where it has none. */
export function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  // Insecure pages and old browsers have no locks; there the service's own grace keeps a lost answer from hurting.
  if (typeof navigator === 'undefined' || !navigator.locks) return act()
  return navigator.locks.request(name, act)
}
