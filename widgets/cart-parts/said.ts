import { createStore, sample } from 'effector'
import { $items, cartAnswered, quantityChanged, removePressed, saveForLaterPressed } from '../../core/cart'
import { itemAdded, lineChanged, lineRemoved, lineSaved } from '../../core/cart/done'

/** What has just happened to a line, to be read out. */
export type Said = readonly [what: 'quantity' | 'removed' | 'saved' | 'back', name: string, qty: number]

type Seen = Readonly<Record<string, { name: string; upc: string }>>

/** All lines that this page has seen: one that is gone is still called by its name. */
const $seen = createStore<Seen>({})

/** What left the cart on this page. */
const $left = createStore<readonly string[]>([])

/** The last change to the cart; null before any. */
export const $said = createStore<Said | null>(null)

// What is read out comes later than the cart, so a press looks at the lines as well.
sample({
  clock: [cartAnswered, removePressed, saveForLaterPressed, quantityChanged],
  source: { seen: $seen, items: $items },
  fn: ({ seen, items }) => ({
    ...seen,
    ...Object.fromEntries(items.map(({ id, name, upc }) => [id, { name, upc }])),
  }),
  target: $seen,
})

// A cart that was built anew has other lines: one that nobody can name is not read out.
sample({
  clock: lineChanged,
  source: $seen,
  filter: (seen, { change }) => change.itemId in seen,
  fn: (seen, { change }): Said => ['quantity', seen[change.itemId]?.name ?? '', change.qty],
  target: $said,
})

sample({
  clock: lineRemoved,
  source: $seen,
  fn: (seen, { itemId }): Said => ['removed', seen[itemId]?.name ?? '', 0],
  target: $said,
})

sample({
  clock: lineSaved,
  source: $seen,
  fn: (seen, { itemId }): Said => ['saved', seen[itemId]?.name ?? '', 0],
  target: $said,
})

sample({
  clock: [lineRemoved, lineSaved],
  source: { seen: $seen, left: $left },
  fn: ({ seen, left }, { itemId }) => [...left, seen[itemId]?.upc ?? ''],
  target: $left,
})

// By Undo, or from what was saved. What a quick shop adds anew, it tells itself.
sample({
  clock: itemAdded,
  source: $left,
  filter: (left, { item }) => item.savedItemId !== undefined || left.includes(item.upc ?? ''),
  fn: (_left, { item, cart }): Said => ['back', cart.items.findLast(({ upc }) => upc === item.upc)?.name ?? '', 0],
  target: $said,
})
