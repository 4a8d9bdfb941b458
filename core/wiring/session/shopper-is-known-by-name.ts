import { sample } from 'effector'
import { holdTokenFx } from '../../http/hold-token'
import { $session } from '../../session'
import { $isSignedIn, shopperShown } from '../../session/arrival'

// Also on pages that read no cart. A view may come when the state is long known.

sample({
  clock: [$isSignedIn, shopperShown],
  source: { isSignedIn: $isSignedIn, session: $session },
  filter: ({ isSignedIn, session }) => isSignedIn && session === null,
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})
