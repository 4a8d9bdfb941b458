import { sample } from 'effector'
import { $basketId, $isApart, cartWanted } from '../../cart'
import { guestObjectsKnown } from '../../session/guest-objects'
import { codeGiven, signedIn } from '../../session/signing'

sample({
  clock: [$basketId, codeGiven],
  source: $basketId,
  fn: basketId => ({ basketId }),
  target: guestObjectsKnown,
})

// A separate basket has the account's prices now, which the sign-in's answer does not contain.
sample({
  clock: signedIn,
  source: $isApart,
  filter: (isApart, { cart }) => isApart || !cart,
  fn: () => {},
  target: cartWanted,
})
