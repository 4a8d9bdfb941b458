import { sample } from 'effector'
import { accountMade, signUpOpened } from '../../enrolment'
import { newcomerExpected, newcomerKnown } from '../../loyalty/referral'
import { profileWanted } from '../../profile'
import { $isNewcomer, codeGiven, signedIn, signInLeft } from '../../session/signing'

// The code of a new account signs it in; then the profile is read, and a referral sent.

// An earlier refused sign-in does not concern the sign-up.
sample({ clock: signUpOpened, target: signInLeft })

sample({ clock: signUpOpened, target: newcomerExpected })

sample({ clock: accountMade, fn: given => ({ ...given, isNewAccount: true as const }), target: codeGiven })

const newcomer = sample({
  clock: signedIn,
  source: $isNewcomer,
  filter: isNew => isNew,
  fn: (_isNew, answer) => answer,
})

sample({ clock: newcomer, fn: () => {}, target: profileWanted })

// The programme answers nobody but members; others may join later.
sample({
  clock: newcomer,
  filter: ({ memberId }) => Boolean(memberId),
  fn: ({ consumerNo }) => ({ usid: consumerNo }),
  target: newcomerKnown,
})
