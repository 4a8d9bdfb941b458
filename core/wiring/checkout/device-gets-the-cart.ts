import { sample } from 'effector'
import { $basketId, $cart } from '../../cart'
import { cartToOrder, deviceWanted } from '../../device'

sample({
  clock: deviceWanted,
  source: { cart: $cart, basketId: $basketId },
  filter: ({ cart }) => cart !== null,
  fn: ({ basketId }) => ({ basketId: basketId ?? '' }),
  target: cartToOrder,
})
