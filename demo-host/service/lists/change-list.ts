import { fail } from '../failure'
import type { ListDocument, ListedItem } from '../documents/list'

export const MAX_ITEMS = 200

const isSame = (one: ListedItem, other: ListedItem): boolean =>
  one.productId === other.productId &&
  one.upc === other.upc &&
  one.recipeId === other.recipeId &&
  one.customAmount === other.customAmount &&
  JSON.stringify(one.giftOption) === JSON.stringify(other.giftOption)

/** Adds an item at the top, or adds to its quantity, up to `most`. Throws if the list is full. */
export function addItem({ items }: ListDocument, item: ListedItem, max: number): ListDocument {
  const same = items.find(known => isSame(known, item))
  const others = items.filter(known => known !== same)
  if (!same && items.length >= MAX_ITEMS) {
    throw fail('LST409', { field: 'items' })
  }
  return { items: [same ? { ...same, qty: Math.min(same.qty + item.qty, max) } : item, ...others] }
}

export function addFavorite(document: ListDocument, item: ListedItem): ListDocument {
  return document.items.some(known => isSame(known, item)) ? document : addItem(document, item, item.qty)
}

/** Throws `PLP400` if it is not on the list. */
export function removeItem(document: ListDocument, itemId: string): ListDocument {
  const item = itemOf(document, itemId)
  return { items: document.items.filter(known => known !== item) }
}

/** Changes an item; one that becomes equal to another is merged with it, up to `most`. Throws `PLP400` if it is not there. */
export function changeItem(document: ListDocument, changed: ListedItem, max: number): ListDocument {
  itemOf(document, changed.id)
  const others = document.items.filter(({ id }) => id !== changed.id)
  const twin = others.find(known => isSame(known, changed))
  if (!twin) return { items: document.items.map(known => (known.id === changed.id ? changed : known)) }
  const qty = Math.min(twin.qty + changed.qty, max)
  return { items: others.map(known => (known === twin ? { ...twin, qty } : known)) }
}

/** Throws `PLP400` if it is not on the list. */
export function itemOf({ items }: ListDocument, itemId: string): ListedItem {
  const item = items.find(({ id }) => id === itemId)
  if (!item) throw fail('PLP400')
  return item
}

/** One list's items in another, each once. All that was there stays; `left` is what had no room beside it. */
export function mergeItems(
  into: ListDocument,
  from: ListDocument,
): { document: ListDocument; left: readonly ListedItem[] } {
  const missing = from.items.filter(item => !into.items.some(known => isSame(known, item)))
  const room = Math.max(0, MAX_ITEMS - into.items.length)
  return { document: { items: [...missing.slice(0, room), ...into.items] }, left: missing.slice(room) }
}
