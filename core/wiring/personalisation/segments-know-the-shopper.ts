import { combine, sample } from 'effector'
import { $count } from '../../cart'
import { $missingFacts, segmentationShown, type ShopperFacts, shopperFactsKnown } from '../../personalisation/segments'
import { $profile, type ConsumerProfile, profileWanted } from '../../profile'
import { $session, type Session } from '../../session'
import { $isSignedIn, shopperShown } from '../../session/arrival'
import { $isFirstParty, $settings, settingsWanted } from '../../site/settings'
import '../session/shopper-is-known-by-name'

// A shopper's roles are requested and used only on the shop's own pages.

/** False until the key's record is known. */
const $isOwnPage = combine($settings, $isFirstParty, (settings, isFirstParty) => settings !== null && isFirstParty)

const $shopper = combine(
  { isSignedIn: $isSignedIn, count: $count, session: $session, profile: $profile, isOwnPage: $isOwnPage },
  ({ isSignedIn, count, session, profile, isOwnPage }): ShopperFacts => ({
    isSignedIn,
    isCartEmpty: count === 0,
    roles: isSignedIn && isOwnPage && session ? rolesOf(session) : null,
    programmes: isSignedIn && isOwnPage && profile ? programmesOf(profile.consumerDetails, session) : null,
  }),
)

const $asksFor = $missingFacts.map(({ roles, programmes }) => roles || programmes)

sample({ clock: [segmentationShown, $shopper], source: $shopper, target: shopperFactsKnown })

sample({ clock: $asksFor, filter: Boolean, fn: () => {}, target: settingsWanted })

sample({
  clock: [$missingFacts, $isOwnPage],
  source: { lacks: $missingFacts, isOwnPage: $isOwnPage },
  filter: ({ lacks, isOwnPage }) => isOwnPage && lacks.roles,
  fn: () => {},
  target: shopperShown,
})

sample({
  clock: [$missingFacts, $isOwnPage],
  source: { lacks: $missingFacts, isOwnPage: $isOwnPage },
  filter: ({ lacks, isOwnPage }) => isOwnPage && lacks.programmes,
  fn: () => {},
  target: profileWanted,
})

function rolesOf({ memberId, consumerType }: Session) {
  return { isMember: memberId !== null, isEmployee: consumerType === 'EMPLOYEE' || consumerType === 'ASSOCIATE' }
}

function programmesOf({ identity, athlete }: ConsumerProfile['consumerDetails'], session: Session | null) {
  return {
    isAthlete: athlete !== undefined || session?.consumerType === 'ATHLETE',
    isWranx: identity.some(({ type }) => type === 'WRANX'),
    isIpa: identity.some(({ type }) => type === 'IPA'),
  }
}
