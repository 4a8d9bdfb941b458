type NotKept = { readonly name: string; readonly kept: number; readonly qty: number; readonly list?: string }

interface LossWords {
  readonly kept: (thing: NotKept) => string
  readonly comma: string
  readonly bag: (things: string) => string
  readonly lists: (names: string) => string
  readonly more: (count: number) => string
}

const MOST_NAMED = 5

/** What two bags, and two lists, had no room for. */
export function lossOf(things: unknown, { kept, comma, bag, lists, more }: LossWords): string {
  const all = Array.isArray(things) ? (things as NotKept[]) : []
  const listed = all.filter(({ list }) => list).map(({ name }) => name)
  const inBag = all.filter(({ list }) => !list).map(kept)
  const named = [
    ...listed.slice(0, MOST_NAMED),
    ...(listed.length > MOST_NAMED ? [more(listed.length - MOST_NAMED)] : []),
  ]
  return [
    ...(inBag.length || !listed.length ? [bag(inBag.join(comma))] : []),
    ...(listed.length ? [lists(named.join(comma))] : []),
  ].join(' ')
}
