import { combine, sample } from 'effector'
import { $count } from '../../cart'
import { $lacks, segmentationShown, type Standing, standingKnown } from '../../personalisation/segments'
import { $profile, type ConsumerProfile, profileWanted } from '../../profile'
import { $session, type Session } from '../../session'
import { $isSignedIn, shopperShown } from '../../session/arrival'
import { $isFirstParty, $settings, settingsWanted } from '../../site/settings'
import '../session/shopper-is-known-by-name'

// Who somebody is to the shop is asked for and told on the shop's own pages alone.

/** False until the key's record is known. */
const $isOwnPage = combine($settings, $isFirstParty, (settings, isFirstParty) => settings !== null && isFirstParty)

const $shopper = combine(
  { isSignedIn: $isSignedIn, count: $count, session: $session, profile: $profile, isOwnPage: $isOwnPage },
  ({ isSignedIn, count, session, profile, isOwnPage }): Standing => ({
    isSignedIn,
    isCartEmpty: count === 0,
    roles: isSignedIn && isOwnPage && session ? rolesOf(session) : null,
    programmes: isSignedIn && isOwnPage && profile ? programmesOf(profile.consumerDetails, session) : null,
  }),
)

const $asksFor = $lacks.map(({ roles, programmes }) => roles || programmes)

sample({ clock: [segmentationShown, $shopper], source: $shopper, target: standingKnown })

sample({ clock: $asksFor, filter: Boolean, fn: () => {}, target: settingsWanted })

sample({
  clock: [$lacks, $isOwnPage],
  source: { lacks: $lacks, isOwnPage: $isOwnPage },
  filter: ({ lacks, isOwnPage }) => isOwnPage && lacks.roles,
  fn: () => {},
  target: shopperShown,
})

sample({
  clock: [$lacks, $isOwnPage],
  source: { lacks: $lacks, isOwnPage: $isOwnPage },
  filter: ({ lacks, isOwnPage }) => isOwnPage && lacks.programmes,
  fn: () => {},
  target: profileWanted,
})

const rolesOf = ({ memberId, consumerType }: Session) => ({
  isMember: memberId !== null,
  isEmployee: consumerType === 'EMPLOYEE' || consumerType === 'ASSOCIATE',
})

const programmesOf = ({ identity, athlete }: ConsumerProfile['consumerDetails'], session: Session | null) => ({
  isAthlete: athlete !== undefined || session?.consumerType === 'ATHLETE',
  isWranx: identity.some(({ type }) => type === 'WRANX'),
  isIpa: identity.some(({ type }) => type === 'IPA'),
})
