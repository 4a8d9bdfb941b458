import { sample } from 'effector'
import { holdTokenFx } from '../../http/hold-token'
import { $session } from '../../session'
import { $isSignedIn } from '../../session/arrival'

// Also on pages that read no cart.

sample({
  clock: $isSignedIn,
  source: { isSignedIn: $isSignedIn, session: $session },
  filter: ({ isSignedIn, session }) => isSignedIn && session === null,
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})
