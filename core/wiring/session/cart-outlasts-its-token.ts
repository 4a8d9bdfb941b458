import { sample } from 'effector'
import { $cart } from '../../cart'
import { handoffDue, handOverFx } from '../../session/without-cookies'

// Where the browser keeps no cookie, the page hands over the cart at hand.
sample({
  clock: handoffDue,
  source: $cart,
  filter: Boolean,
  fn: ({ basketId }) => ({ body: { basketId } }),
  target: handOverFx,
})
