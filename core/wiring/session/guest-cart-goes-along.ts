import { sample } from 'effector'
import { $basketId, cartWanted } from '../../cart'
import { guestObjectsKnown } from '../../session/guest-objects'
import { signedIn, signInSubmitted } from '../../session/signing'

sample({
  clock: [$basketId, signInSubmitted],
  source: $basketId,
  fn: basketId => ({ basketId }),
  target: guestObjectsKnown,
})

sample({ clock: signedIn, filter: ({ cart }) => !cart, fn: () => {}, target: cartWanted })
