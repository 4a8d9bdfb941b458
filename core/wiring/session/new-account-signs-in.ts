import { sample } from 'effector'
import { accountMade, signUpOpened } from '../../enrolment'
import { newcomerExpected, newcomerKnown } from '../../loyalty/referral'
import { $isNewcomer, codeGiven, signedIn, signInLeft } from '../../session/signing'

// The code of a new account signs it in; then a referral is sent.

// An earlier refused sign-in does not concern the sign-up.
sample({ clock: signUpOpened, target: signInLeft })

sample({ clock: signUpOpened, target: newcomerExpected })

sample({ clock: accountMade, fn: given => ({ ...given, isNewAccount: true as const }), target: codeGiven })

// The programme answers nobody but members; others may join later.
sample({
  clock: signedIn,
  source: $isNewcomer,
  filter: (isNew, { memberId }) => isNew && Boolean(memberId),
  fn: (_isNew, { consumerNo }) => ({ usid: consumerNo }),
  target: newcomerKnown,
})
