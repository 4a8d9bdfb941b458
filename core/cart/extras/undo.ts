import { createEvent, createStore, sample } from 'effector'
import type { CartItem } from '../../shapes/cart-item'
import { storeOf } from '../../shapes/delivery-class'
import { $items, cartForgotten } from '../model'
import { addToCartPressed, removePressed } from '../pressed'
import { lineRemoved, lineSaved } from '../done'

export const lineRestored = createEvent()

const $leaving = createStore<CartItem | null>(null)

/** The line that was removed last, until something else is done to the cart; null where there is nothing to undo. */
export const $goneLine = createStore<CartItem | null>(null).reset(
  lineRestored,
  addToCartPressed,
  removePressed,
  lineSaved,
  cartForgotten,
)

sample({
  clock: removePressed,
  source: $items,
  fn: (items, { itemId }) => items.find(item => item.id === itemId) ?? null,
  target: $leaving,
})

// What cannot be bought any more cannot come back.
sample({
  clock: lineRemoved,
  source: $leaving,
  filter: (gone, { itemId }) => gone?.id === itemId && !gone.unavailable,
  target: $goneLine,
})

sample({
  clock: lineRestored,
  source: $leaving,
  filter: Boolean,
  fn: gone => {
    const { productId, upc, qty, recipeId, giftOption, customAmount, reservedUntil } = gone
    const storeId = storeOf(gone)
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
