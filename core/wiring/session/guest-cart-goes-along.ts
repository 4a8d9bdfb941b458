import { sample } from 'effector'
import { $basketId, cartWanted } from '../../cart'
import { guestObjectsKnown, signedIn, signInSubmitted } from '../../session/signing/sign-in'

// Who signs in takes the guest's cart along, and sees the account's cart after it.

sample({
  clock: [$basketId, signInSubmitted],
  source: $basketId,
  fn: basketId => ({ basketId }),
  target: guestObjectsKnown,
})

sample({ clock: signedIn, filter: ({ cart }) => !cart, fn: () => {}, target: cartWanted })
