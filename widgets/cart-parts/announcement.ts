import { createEvent, createStore, sample } from 'effector'
import { $removedLine, type RemovedLine, itemAdded, quantitySaved } from '../../core/cart/done'

/** The last change of a line, for the announcement. */
export type Announcement = readonly [what: 'quantity' | 'removed' | 'saved' | 'back', name: string, qty: number]

/** The announcer has loaded; a line may have left before. */
export const listening = createEvent()

const $received = createStore<RemovedLine | null>(null)

/** Lines that left the cart on this page. */
const $left = createStore<readonly string[]>([])

export const $announcement = createStore<Announcement | null>(null)

sample({ clock: quantitySaved, fn: ({ name, qty }): Announcement => ['quantity', name, qty], target: $announcement })

sample({ clock: [$removedLine.updates, listening], source: $removedLine, target: $received })

sample({
  clock: $received,
  filter: Boolean,
  fn: ({ item, kind }): Announcement => [kind === 'remove' ? 'removed' : 'saved', item.name, 0],
  target: $announcement,
})

sample({
  clock: $received,
  source: $left,
  filter: (_left, removed) => removed !== null,
  fn: (upcs, removed) => [...upcs, removed?.item.upc ?? ''],
  target: $left,
})

// By undo, or from the saved items. A quick shop announces its own additions.
sample({
  clock: itemAdded,
  source: $left,
  filter: (upcs, { item }) => item.savedItemId !== undefined || upcs.includes(item.upc ?? ''),
  fn: (_left, { item, cart }): Announcement => [
    'back',
    cart.items.findLast(({ upc }) => upc === item.upc)?.name ?? '',
    0,
  ],
  target: $announcement,
})
