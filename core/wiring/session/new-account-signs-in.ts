import { createStore, sample } from 'effector'
import { accountMade } from '../../enrolment'
import { newcomerKnown } from '../../loyalty/referral'
import { profileWanted } from '../../profile'
import { codeGiven, signedIn } from '../../session/signing'

// Who has made an account is signed in by the code that came with it; then the profile is read, and a recommendation told.

const $isNew = createStore(false).on(accountMade, () => true)

sample({ clock: accountMade, target: codeGiven })

const newcomer = sample({ clock: signedIn, source: $isNew, filter: isNew => isNew, fn: (_isNew, answer) => answer })

$isNew.reset(newcomer)

sample({ clock: newcomer, fn: () => {}, target: profileWanted })

sample({ clock: newcomer, fn: ({ consumerNo }) => ({ usid: consumerNo }), target: newcomerKnown })
