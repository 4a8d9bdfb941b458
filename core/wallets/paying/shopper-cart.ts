import { createEvent, createStore } from 'effector'
import type { Cart } from '../../shapes/cart'
import type { HostCart } from '../../shapes/host-cart'

type Known = {
  readonly cart: HostCart | null
  readonly basketId: string | null
  /** A single item that this tab pays for beside the shopper's cart. */
  readonly isApart: boolean
}

export const cartSeen = createEvent<Known>()
export const cartAnswered = createEvent<Cart>()
export const cartBought = createEvent()

/** The id may be known before the cart is. */
export const $shopperCart = createStore<Known>({ cart: null, basketId: null, isApart: false }).on(
  cartSeen,
  (_before, known) => known,
)
