import { sample } from 'effector'
import { $basketId, $isApart, cartWanted } from '../../cart'
import { guestObjectsKnown } from '../../session/guest-objects'
import { signedIn, signInSubmitted } from '../../session/signing'

sample({
  clock: [$basketId, signInSubmitted],
  source: $basketId,
  fn: basketId => ({ basketId }),
  target: guestObjectsKnown,
})

// A basket apart from the bag has the account's prices now, of which the sign-in tells nothing.
sample({
  clock: signedIn,
  source: $isApart,
  filter: (isApart, { cart }) => isApart || !cart,
  fn: () => {},
  target: cartWanted,
})
