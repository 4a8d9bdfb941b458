/** A part of a list, as the service answers it. */
interface Part<Item> {
  readonly items: readonly Item[]
  /** Where it begins in the whole list. */
  readonly start: number
  /** How many there are in all. */
  readonly total: number
}

/**
 * What is shown with one more part. Something that was published meanwhile moves the others, so that one of them comes twice:
 * it is shown once, and `total` counts what can be shown, so that 'more' ends.
 */
export function withPart<Item>(
  shown: readonly Item[],
  { items, start, total }: Part<Item>,
  idOf: (item: Item) => string,
): { readonly items: readonly Item[]; readonly total: number } {
  if (start === 0) return { items, total }
  const known = new Set(shown.map(idOf))
  const added = items.filter(item => !known.has(idOf(item)))
  const all = [...shown, ...added]
  const isEnd = start + items.length >= total || added.length === 0
  return { items: all, total: isEnd ? all.length : total }
}
