import { sample } from 'effector'
import { accountMade, signUpOpened } from '../../enrolment'
import { happened } from '../../enrolment/flow'
import { newcomerKnown } from '../../loyalty/referral'
import { profileWanted } from '../../profile'
import { $isNewcomer, codeGiven, signedIn, signInLeft } from '../../session/signing'

// Who has made an account is signed in by the code that came with it; then the profile is read, and a recommendation told.

// A password that was refused says nothing about an account to be made.
sample({ clock: signUpOpened, target: signInLeft })

sample({ clock: accountMade, fn: given => ({ ...given, isNewAccount: true as const }), target: codeGiven })

const newcomer = sample({
  clock: signedIn,
  source: $isNewcomer,
  filter: isNew => isNew,
  fn: (_isNew, answer) => answer,
})

sample({ clock: newcomer, fn: () => {}, target: profileWanted })

sample({ clock: newcomer, fn: ({ consumerNo }) => ({ usid: consumerNo }), target: newcomerKnown })

sample({
  clock: signedIn,
  source: $isNewcomer,
  fn: (isNew, { memberId }) => (isNew ? (memberId ? 'enrolled-as-member' : 'enrolled') : 'signed-in'),
  target: happened,
})
