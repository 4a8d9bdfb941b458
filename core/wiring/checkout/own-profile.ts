import { combine } from 'effector'
import { $profile } from '../../profile'
import { $session } from '../../session'
import { $isSignedIn } from '../../session/arrival'

/** An associate is signed in, too, but sells to somebody else. */
export const $buysAsThemselves = combine(
  $session,
  $isSignedIn,
  (session, isSignedIn) => isSignedIn && session?.isAssociate !== true,
)

export const $ownProfile = combine($profile, $buysAsThemselves, (profile, isOwn) => (isOwn ? profile : null))
