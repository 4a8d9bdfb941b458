/**
 * Does one thing at a time among all tabs of an origin, where the browser gives locks; at once where it has none (old ones,
 * insecure pages) or refuses them (blocked cookies). There the service's own grace keeps a lost answer from hurting.
 */
export async function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  let turn: Promise<Result> | undefined
  try {
    return await navigator.locks.request(name, () => (turn = act()))
  } catch {
    return turn ?? act()
  }
}
