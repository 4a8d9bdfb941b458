/** A part of a list, as the service answers it. */
interface Part<Item> {
  readonly items: readonly Item[]
  /** How many came, if some of them cannot be shown. */
  readonly count?: number
  /** Where it begins in the whole list. */
  readonly start: number
  /** How many there are in all. */
  readonly total: number
}

interface Shown<Item> {
  readonly items: readonly Item[]
  /** How many there are to show in all: at the end those that are shown. */
  readonly total: number
  /** How far the service was read, which is where the next part begins. */
  readonly read: number
}

/**
 * What is shown with one more part. Something that was published meanwhile moves the others, so that some come twice: they are
 * shown once, and reading goes on behind them.
 */
export function withPart<Item>(
  shown: readonly Item[],
  { items, count = items.length, start, total }: Part<Item>,
  idOf: (item: Item) => string,
): Shown<Item> {
  const known = new Set(start > 0 ? shown.map(idOf) : [])
  const all = [...(start > 0 ? shown : []), ...items.filter(item => !known.has(idOf(item)))]
  const read = start + count
  return { items: all, total: count === 0 || read >= total ? all.length : total, read }
}
