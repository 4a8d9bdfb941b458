import { fail } from '../failure'
import type { ListDocument, ListedThing } from '../documents/list'

export const MOST_LISTED = 200

const isSame = (one: ListedThing, other: ListedThing): boolean =>
  one.productId === other.productId &&
  one.upc === other.upc &&
  one.recipeId === other.recipeId &&
  one.customAmount === other.customAmount &&
  JSON.stringify(one.giftOption) === JSON.stringify(other.giftOption)

/** Adds an item at the top, or adds to its quantity, up to `most`. Throws if the list is full. */
export function putThing({ items }: ListDocument, thing: ListedThing, most: number): ListDocument {
  const same = items.find(known => isSame(known, thing))
  const others = items.filter(known => known !== same)
  if (!same && items.length >= MOST_LISTED) {
    throw fail('GEN500', { field: 'items' }, { status: 409, message: `A list holds ${MOST_LISTED} things at most` })
  }
  return { items: [same ? { ...same, qty: Math.min(same.qty + thing.qty, most) } : thing, ...others] }
}

export function likeThing(document: ListDocument, thing: ListedThing): ListDocument {
  return document.items.some(known => isSame(known, thing)) ? document : putThing(document, thing, thing.qty)
}

/** Throws `PLP400` if it is not on the list. */
export function takeThing(document: ListDocument, itemId: string): ListDocument {
  const thing = thingOf(document, itemId)
  return { items: document.items.filter(known => known !== thing) }
}

/** Changes an item; one that becomes equal to another is merged with it, up to `most`. Throws `PLP400` if it is not there. */
export function changeThing(document: ListDocument, changed: ListedThing, most: number): ListDocument {
  thingOf(document, changed.id)
  const others = document.items.filter(({ id }) => id !== changed.id)
  const twin = others.find(known => isSame(known, changed))
  if (!twin) return { items: document.items.map(known => (known.id === changed.id ? changed : known)) }
  const qty = Math.min(twin.qty + changed.qty, most)
  return { items: others.map(known => (known === twin ? { ...twin, qty } : known)) }
}

/** Throws `PLP400` if it is not on the list. */
export function thingOf({ items }: ListDocument, itemId: string): ListedThing {
  const thing = items.find(({ id }) => id === itemId)
  if (!thing) throw fail('PLP400')
  return thing
}

/** One list's things in another, each once. All that was there stays; `left` is what had no room beside it. */
export function mergeThings(
  into: ListDocument,
  from: ListDocument,
): { document: ListDocument; left: readonly ListedThing[] } {
  const missing = from.items.filter(thing => !into.items.some(known => isSame(known, thing)))
  const room = Math.max(0, MOST_LISTED - into.items.length)
  return { document: { items: [...missing.slice(0, room), ...into.items] }, left: missing.slice(room) }
}
