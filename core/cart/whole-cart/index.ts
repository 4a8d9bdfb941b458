import { is } from 'superstruct'
import { Cart } from '../../shapes/cart'
import type { HostCart } from '../../shapes/host-cart'
import { $cart } from '../model'

/** A cart with what only those who pay read of it; null where that cannot be read. */
export const wholeCart = (cart: HostCart | null): Cart | null => (is(cart, Cart) ? cart : null)

/** The cart for checkout and wallets: addresses, shipments and instruments are in it, and checked. */
export const $wholeCart = $cart.map(wholeCart)
