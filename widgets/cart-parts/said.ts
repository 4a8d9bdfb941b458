import { createEvent, createStore, sample } from 'effector'
import { $gone, type Gone, itemAdded, quantitySaved } from '../../core/cart/done'

/** The last change of a line, for the announcement. */
export type Said = readonly [what: 'quantity' | 'removed' | 'saved' | 'back', name: string, qty: number]

/** The announcer has loaded; a line may have left before. */
export const listening = createEvent()

const $heard = createStore<Gone | null>(null)

/** Lines that left the cart on this page. */
const $left = createStore<readonly string[]>([])

export const $said = createStore<Said | null>(null)

sample({ clock: quantitySaved, fn: ({ name, qty }): Said => ['quantity', name, qty], target: $said })

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

// By undo, or from the saved items. A quick shop announces its own additions.
sample({
  clock: itemAdded,
  source: $left,
  filter: (left, { item }) => item.savedItemId !== undefined || left.includes(item.upc ?? ''),
  fn: (_left, { item, cart }): Said => ['back', cart.items.findLast(({ upc }) => upc === item.upc)?.name ?? '', 0],
  target: $said,
})
