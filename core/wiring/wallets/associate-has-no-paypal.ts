import { sample } from 'effector'
import { $cart } from '../../cart'
import { $session } from '../../session'
import { associateKnown, walletsWanted } from '../../wallets'

// Who sells in a store has no PayPal. This file comes with the buttons, when who is there is known already.
sample({
  clock: [$session, $cart, walletsWanted],
  source: { session: $session, cart: $cart },
  fn: ({ session, cart }) => session?.isAssociate === true || (cart !== null && 'mayAdjust' in cart),
  target: associateKnown,
})
