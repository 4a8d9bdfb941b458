import { createEvent, createStore, sample } from 'effector'
import { $gone, type Gone, itemAdded, lineChanged } from '../../core/cart/done'

/** What has just happened to a line, to be read out. */
export type Said = readonly [what: 'quantity' | 'removed' | 'saved' | 'back', name: string, qty: number]

/** What reads changes out is on the page now: a line may have left before. */
export const listening = createEvent()

const $heard = createStore<Gone | null>(null)

/** What left the cart on this page. */
const $left = createStore<readonly string[]>([])

/** The last change to the cart; null before any. */
export const $said = createStore<Said | null>(null)

// A cart that was built anew has other lines: one that nobody can name is not read out.
sample({
  clock: lineChanged,
  filter: ({ change, cart }) => cart.items.some(({ id }) => id === change.itemId),
  fn: ({ change, cart }): Said => [
    'quantity',
    cart.items.find(({ id }) => id === change.itemId)?.name ?? '',
    change.qty,
  ],
  target: $said,
})

sample({ clock: [$gone.updates, listening], source: $gone, target: $heard })

sample({
  clock: $heard,
  filter: Boolean,
  fn: ({ item, kind }): Said => [kind === 'remove' ? 'removed' : 'saved', item.name, 0],
  target: $said,
})

sample({
  clock: $heard,
  source: $left,
  filter: (_left, gone) => gone !== null,
  fn: (left, gone) => [...left, gone?.item.upc ?? ''],
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
