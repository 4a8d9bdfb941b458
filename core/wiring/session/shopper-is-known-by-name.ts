import { sample } from 'effector'
import { holdTokenFx } from '../../http/hold-token'
import { $session } from '../../session'
import { $isSignedIn } from '../../session/arrival'

// Known by name even where no cart is read.

sample({
  clock: $isSignedIn,
  source: { isSignedIn: $isSignedIn, session: $session },
  filter: ({ isSignedIn, session }) => isSignedIn && session === null,
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})
