/** Begins each task once the one before it has ended, in whatever way. */
export function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(() => task())
    last = result.catch(() => {})
    return result
  }
}
