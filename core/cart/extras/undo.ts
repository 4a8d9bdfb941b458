import { combine, createEvent, createStore, sample } from 'effector'
import { storeOf } from '../../shapes/delivery-class'
import { $gone, type Gone } from '../done'
import { addToCartPressed, removePressed } from '../pressed'

export const lineRestored = createEvent()

/** The removal that cannot be undone any more, since the shopper went on. */
const $settled = createStore<Gone | null>(null)

/** The line that was removed last, until something else is done to the cart; null where there is nothing to undo. */
export const $goneLine = combine($gone, $settled, (gone, settled) =>
  // What cannot be bought any more cannot come back.
  gone?.kind === 'remove' && gone !== settled && !gone.item.unavailable ? gone.item : null,
)

sample({ clock: [lineRestored, addToCartPressed, removePressed], source: $gone, target: $settled })

sample({
  clock: lineRestored,
  source: $gone,
  filter: Boolean,
  fn: ({ item }) => {
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
  target: addToCartPressed,
})
