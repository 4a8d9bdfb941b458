import { createStore, sample } from 'effector'
import { accountMade } from '../../enrolment'
import { happened } from '../../enrolment/flow'
import { newcomerKnown } from '../../loyalty/referral'
import { profileWanted } from '../../profile'
import { codeGiven, signedIn } from '../../session/signing'

// Who has made an account is signed in by the code that came with it; then the profile is read, and a recommendation told.

const $isNew = createStore(false).on(accountMade, () => true)

sample({ clock: accountMade, target: codeGiven })

const entered = sample({
  clock: signedIn,
  source: $isNew,
  fn: (isNew, { consumerNo, memberId }) => ({ isNew, consumerNo, isMember: Boolean(memberId) }),
})

$isNew.reset(entered)

const newcomer = entered.filter({ fn: ({ isNew }) => isNew })

sample({ clock: newcomer, fn: () => {}, target: profileWanted })

sample({ clock: newcomer, fn: ({ consumerNo }) => ({ usid: consumerNo }), target: newcomerKnown })

sample({
  clock: entered,
  fn: ({ isNew, isMember }) => (isNew ? (isMember ? 'enrolled-as-member' : 'enrolled') : 'signed-in'),
  target: happened,
})
