import { createEvent, sample } from 'effector'
import { is } from 'superstruct'
import { Cart } from '../../shapes/cart'
import type { HostCart } from '../../shapes/host-cart'
import { $cart, cartAnswered } from '../model'
import { isOlder, withFlashOf } from '../older'

/** Null if the fields for checkout do not match their contract. */
export const wholeCart = (cart: HostCart | null): Cart | null => (is(cart, Cart) ? cart : null)

export const $wholeCart = $cart.map(wholeCart)

/** A call of another domain has answered the cart. A newer answer that came before it stays. */
export const wholeCartAnswered = createEvent<Cart>()

sample({
  clock: wholeCartAnswered,
  source: $cart,
  fn: (known, answer) => (known && isOlder(answer, known) ? withFlashOf(known, answer) : answer),
  target: cartAnswered,
})
