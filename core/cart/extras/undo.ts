import { combine, createEvent, createStore, sample } from 'effector'
import { storeOf } from '../../format/collection'
import { $removedLine, type RemovedLine } from '../done'
import type { Addition } from '../operations'
import { addRefused, addToCartPressed, removePressed } from '../pressed'

export const lineRestored = createEvent()

/** A removal that cannot be undone any more, since the shopper did something else. */
const $settled = createStore<RemovedLine | null>(null)

/** The last removed line, until the cart changes; null if nothing can be undone. */
export const $undoableLine = combine($removedLine, $settled, (removed, settled) =>
  // A line that was unavailable cannot come back.
  removed?.kind === 'remove' && removed !== settled && !removed.item.unavailable ? removed.item : null,
)

sample({ clock: [lineRestored, addToCartPressed, removePressed], source: $removedLine, target: $settled })

const restored = sample({
  clock: lineRestored,
  source: $removedLine,
  filter: Boolean,
  fn: ({ item }): Addition => {
    const { productId, upc, qty, recipeId, giftOption, customAmount, reservedUntil } = item
    const storeId = storeOf(item)
    return {
      productId,
      upc,
      qty,
      recipeId,
      giftOption,
      reserve: reservedUntil !== undefined,
      ...(storeId === undefined ? {} : { storeId }),
      ...(customAmount === undefined ? {} : { customAmount }),
    }
  },
})

/** What is on its way back, until the shopper does something else. */
const $restored = createStore<Addition | null>(null)
  .on(restored, (_before, item) => item)
  .on(addToCartPressed, (before, item) => (item === before ? before : null))
  .reset(removePressed)

sample({ clock: restored, target: addToCartPressed })

sample({
  clock: addRefused,
  source: $restored,
  filter: (item, refused) => refused.item === item,
  fn: () => null,
  target: $settled,
})
