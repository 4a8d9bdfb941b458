import { sample } from 'effector'
import { happened } from '../../enrolment/flow'
import { $isNewcomer, signedIn } from '../../session/signing'

// Enrolment goes on when the shopper has signed in.

sample({
  clock: signedIn,
  source: $isNewcomer,
  fn: (isNew, { memberId }) => (isNew ? (memberId ? 'enrolled-as-member' : 'enrolled') : 'signed-in'),
  target: happened,
})
