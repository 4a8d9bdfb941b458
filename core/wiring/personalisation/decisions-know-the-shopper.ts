import './engine-knows-the-page'
import { combine, sample } from 'effector'
import { $isWanted, experienceShown, shopperKnown } from '../../personalisation/decisions'
import { $session } from '../../session'
import { $isSignedIn } from '../../session/arrival'
import { holdTokenFx } from '../../http/hold-token'
import { $isFirstParty, $settings } from '../../site/settings'

// Decisions wait for whoever is signed in, where the page may know: after a reload only the service can say who that is.

const $knowledge = combine(
  { settings: $settings, isFirstParty: $isFirstParty, isSignedIn: $isSignedIn, session: $session },
  ({ settings, isFirstParty, isSignedIn, session }) => {
    if (!settings) return 'none'
    return isFirstParty && isSignedIn && !session ? 'lacks session' : 'whole'
  },
)

sample({
  clock: [experienceShown, $knowledge],
  source: $knowledge,
  fn: knowledge => knowledge === 'whole',
  target: shopperKnown,
})

sample({
  clock: [$isWanted, $knowledge],
  source: { isWanted: $isWanted, knowledge: $knowledge },
  filter: ({ isWanted, knowledge }) => isWanted && knowledge === 'lacks session',
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})
