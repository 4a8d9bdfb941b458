/** One at a time among all tabs, if the browser has locks. */
export async function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  let turn: Promise<Result> | undefined
  try {
    return await navigator.locks.request(name, () => (turn = act()))
  } catch {
    return turn ?? act()
  }
}
