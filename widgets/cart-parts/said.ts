import { createStore, sample } from 'effector'
import { cartAnswered, itemAdded, lineChanged, lineRemoved, lineSaved } from '../../core/cart'

/** What has just happened to a line, to be read out. */
export type Said = readonly [what: 'quantity' | 'removed' | 'saved' | 'back', name: string, qty: number]

/** The names of all lines that this page has seen: one that is gone is still called by its name. */
const $names = createStore<Readonly<Record<string, string>>>({}).on(cartAnswered, (names, { items }) => ({
  ...names,
  ...Object.fromEntries(items.map(({ id, name }) => [id, name])),
}))

/** The last change to the cart; null before any. */
export const $said = createStore<Said | null>(null)

// A cart that was built anew has other lines: one that nobody can name is not read out.
const nameOf = (names: Readonly<Record<string, string>>, itemId: string): string => names[itemId] ?? ''

sample({
  clock: lineChanged,
  source: $names,
  filter: (names, { change }) => change.itemId in names,
  fn: (names, { change }): Said => ['quantity', nameOf(names, change.itemId), change.qty],
  target: $said,
})

sample({
  clock: lineRemoved,
  source: $names,
  fn: (names, { itemId }): Said => ['removed', nameOf(names, itemId), 0],
  target: $said,
})

sample({
  clock: lineSaved,
  source: $names,
  fn: (names, { itemId }): Said => ['saved', nameOf(names, itemId), 0],
  target: $said,
})

// Moved back from what was saved, or removed by mistake. What a quick shop adds, it tells itself.
sample({
  clock: itemAdded,
  filter: ({ item }) => item.savedItemId !== undefined || item.by === 'undo',
  fn: ({ item, cart }): Said => ['back', cart.items.findLast(({ upc }) => upc === item.upc)?.name ?? '', 0],
  target: $said,
})
