import { sample } from 'effector'
import { accountEmailKnown, notifyFormShown } from '../../catalogue/notify-me'
import { $profile, profileWanted } from '../../profile'
import { $isSignedIn } from '../../session/arrival'
import { $isFirstParty } from '../../site/settings'

// On the shop's own pages the form begins with the address of the account.

sample({
  clock: notifyFormShown,
  source: { isSignedIn: $isSignedIn, isFirstParty: $isFirstParty },
  filter: ({ isSignedIn, isFirstParty }) => isSignedIn && isFirstParty,
  fn: () => {},
  target: profileWanted,
})

sample({
  clock: [notifyFormShown, $profile],
  source: $profile,
  filter: profile => profile !== null,
  fn: profile => profile?.consumerDetails.email ?? '',
  target: accountEmailKnown,
})
