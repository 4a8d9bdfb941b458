import { sample } from 'effector'
import { $basketId, $cart } from '../../cart'
import { cartToOrder, deviceWanted } from '../../device'

/** The device is named to the service for the cart at hand. */
sample({
  clock: deviceWanted,
  source: { cart: $cart, basketId: $basketId },
  filter: ({ cart }) => cart !== null,
  fn: ({ basketId }) => ({ basketId: basketId ?? '' }),
  target: cartToOrder,
})
