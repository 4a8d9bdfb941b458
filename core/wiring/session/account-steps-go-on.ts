import './enrolment-follows-profile'
import { sample } from 'effector'
import { $isFlowShown, happened } from '../../enrolment/flow'
import { newcomerKnown } from '../../loyalty/referral'
import { $savedDetails } from '../../profile/details'
import { joined } from '../../profile/joining'
import { $session } from '../../session'

// A step of an account is over when what it asks for is saved, or the club is joined.

sample({
  clock: $savedDetails.updates,
  source: $isFlowShown,
  filter: (isShown, stored) => isShown && stored !== null,
  fn: () => 'saved' as const,
  target: happened,
})

sample({ clock: joined, fn: () => 'joined' as const, target: happened })

// A referral counts as soon as the shopper is a member.
sample({
  clock: joined,
  source: $session,
  filter: session => session !== null,
  fn: session => ({ usid: session?.consumerNo ?? '' }),
  target: newcomerKnown,
})
