import { sample } from 'effector'
import { $cart } from '../../cart'
import { $session } from '../../session'
import { associateKnown, walletsWanted } from '../../wallets'

// This file loads with the buttons, when the session is already known.
sample({
  clock: [$session, $cart, walletsWanted],
  source: { session: $session, cart: $cart },
  fn: ({ session, cart }) => session?.isAssociate === true || (cart !== null && 'mayAdjust' in cart),
  target: associateKnown,
})
