import { sample } from 'effector'
import { holdTokenFx } from '../../http/hold-token'
import { $session } from '../../session'
import { $isSignedIn } from '../../session/arrival'

// A browser that was signed in asks who it is, also where no cart is read: the head of the page says the name.

sample({
  clock: $isSignedIn,
  source: { isSignedIn: $isSignedIn, session: $session },
  filter: ({ isSignedIn, session }) => isSignedIn && session === null,
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})
