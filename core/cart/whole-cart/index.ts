import { is } from 'superstruct'
import { Cart } from '../../shapes/cart'
import type { HostCart } from '../../shapes/host-cart'
import { $cart } from '../model'

/** Null if the fields for checkout do not match their contract. */
export const wholeCart = (cart: HostCart | null): Cart | null => (is(cart, Cart) ? cart : null)

export const $wholeCart = $cart.map(wholeCart)
