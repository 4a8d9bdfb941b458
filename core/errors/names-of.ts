type NotKept = { readonly name: string; readonly kept: number; readonly qty: number; readonly list?: string }

interface LossWords {
  readonly kept: (item: NotKept) => string
  readonly comma: string
  readonly bag: (items: string) => string
  readonly lists: (names: string) => string
  readonly more: (count: number) => string
}

const MAX_NAMED = 5

/** What two bags, and two lists, had no room for. */
export function lossOf(items: unknown, { kept, comma, bag, lists, more }: LossWords): string {
  const all = Array.isArray(items) ? (items as NotKept[]) : []
  const listed = all.filter(({ list }) => list).map(({ name }) => name)
  const inBag = all.filter(({ list }) => !list).map(kept)
  const named = [...listed.slice(0, MAX_NAMED), ...(listed.length > MAX_NAMED ? [more(listed.length - MAX_NAMED)] : [])]
  return [
    ...(inBag.length || !listed.length ? [bag(inBag.join(comma))] : []),
    ...(listed.length ? [lists(named.join(comma))] : []),
  ].join(' ')
}
