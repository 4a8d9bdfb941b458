import { sample } from 'effector'
import { flowShown, missingDetailsShown, type MissingDetail, type Progress, progressKnown } from '../../enrolment/flow'
import { $profile, type ConsumerProfile, profileWanted } from '../../profile'
import { $isSignedIn } from '../../session/arrival'
import { $isNewcomer, signedIn } from '../../session/signing'

// Enrolment asks for what the profile lacks.

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
  clock: signedIn,
  source: $isNewcomer,
  filter: isNew => isNew,
  fn: () => {},
  target: profileWanted,
})

const requiredDetails: readonly MissingDetail[] = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate']

function lacksOf(details: ConsumerProfile['consumerDetails']): MissingDetail[] {
  return details.email ? requiredDetails.filter(name => !details[name]?.trim()) : []
}
