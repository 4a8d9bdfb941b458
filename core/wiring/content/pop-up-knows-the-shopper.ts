import { sample } from 'effector'
import { placeShown, shopperSeen } from '../../content/pop-ups'
import { $isSignedIn } from '../../session/arrival'

// An offer of an account is for whoever has none.

sample({
  clock: [$isSignedIn, placeShown],
  source: $isSignedIn,
  fn: isSignedIn => ({ isSignedIn }),
  target: shopperSeen,
})
