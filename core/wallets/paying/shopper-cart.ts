import { createEvent, createStore } from 'effector'
import type { Cart } from '../../shapes/cart'
import type { HostCart } from '../../shapes/host-cart'

type Known = { readonly cart: HostCart | null; readonly basketId: string | null }

/** The shopper's cart as it is now. Wired to the cart's own stores. */
export const cartSeen = createEvent<Known>()
/** A wallet changed the shopper's cart. Wired to the cart's own store. */
export const cartAnswered = createEvent<Cart>()
/** The shopper's cart was bought: no tab has it any more. */
export const cartBought = createEvent()

/** The shopper's cart, and its id, which may be known before the cart is. */
export const $shopperCart = createStore<Known>({ cart: null, basketId: null }).on(cartSeen, (_before, known) => known)
