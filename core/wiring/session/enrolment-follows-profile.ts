import { sample } from 'effector'
import {
  $isFlowShown,
  detailsChecked,
  detailsRefused,
  flowShown,
  happened,
  missingDetailsShown,
  type MissingDetail,
  type Progress,
  progressKnown,
} from '../../enrolment/flow'
import type { ShopError } from '../../errors/shop-error'
import { newcomerKnown } from '../../loyalty/referral'
import { $profile, type ConsumerProfile, profileWanted } from '../../profile'
import { $detailsError, $savedDetails, basicsSubmitted } from '../../profile/details'
import { joined } from '../../profile/joining'
import { $session } from '../../session'
import { $isSignedIn } from '../../session/arrival'

// Enrolment asks for what the profile lacks, and continues when it is saved.

sample({
  clock: [$isSignedIn, $profile, flowShown, missingDetailsShown],
  source: { isSignedIn: $isSignedIn, profile: $profile },
  fn: ({ isSignedIn, profile }): Progress | null => {
    if (!isSignedIn) return { isSignedIn: false }
    return profile && { isSignedIn: true, isMember: profile.isLoyaltyMember, lacks: lacksOf(profile.consumerDetails) }
  },
  target: progressKnown,
})

sample({
  clock: [flowShown, missingDetailsShown],
  source: $isSignedIn,
  filter: isSignedIn => isSignedIn,
  fn: () => {},
  target: profileWanted,
})

sample({
  clock: $savedDetails.updates,
  source: $isFlowShown,
  filter: (isShown, stored) => isShown && stored !== null,
  fn: () => 'saved' as const,
  target: happened,
})

sample({ clock: detailsChecked, target: basicsSubmitted })

sample({
  clock: $detailsError.updates,
  filter: failed => failed?.form === 'basics',
  fn: failed => failed?.error as ShopError,
  target: detailsRefused,
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

const asked: readonly MissingDetail[] = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate']

function lacksOf(details: ConsumerProfile['consumerDetails']): MissingDetail[] {
  return details.email ? asked.filter(name => !details[name]?.trim()) : []
}
