import { sample } from 'effector'
import { $cart } from '../../cart'
import { handoffDue, handOverFx } from '../../session/without-cookies'

// Without cookies, the page hands over its cart.
sample({
  clock: handoffDue,
  source: $cart,
  filter: Boolean,
  fn: ({ basketId }) => ({ body: { basketId } }),
  target: handOverFx,
})
