import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { profileWanted } from '../../../core/profile'
import { $isJoining, $isMember, $joinError, loyaltyJoined } from '../../../core/profile/joining'
import '../../../core/wiring/session/member-is-known'
import { $session } from '../../../core/session'
import { hostOf } from '../../../core/format/host-of'
import { Completing } from '../../person/completing'
import { $brand } from '../../shell/brand'
import { $referringPage } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { Button, ButtonLink } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { hasReturn, returnAddress } from './return-address'
import { $words } from './sign-in.words'

/** Who is signed in, the way on, and what they can do with the account. */
export function SignedIn() {
  const { words, root, brand, cameFrom, session, isMember, isJoining, error, errorText, loadProfile, join } = useUnit({
    words: $words,
    root: $root,
    brand: $brand,
    cameFrom: $referringPage,
    session: $session,
    isMember: $isMember,
    isJoining: $isJoining,
    error: $joinError,
    errorText: $errorText,
    loadProfile: profileWanted,
    join: loyaltyJoined,
  })
  useEffect(() => loadProfile(), [loadProfile])
  return (
    <>
      <h1>{words.hereTitle(session?.firstName ?? '')}</h1>
      <p className="lead">{words.hereText}</p>
      {cameFrom && !hasReturn(location.search) ? (
        <ButtonLink href={cameFrom}>{words.back(hostOf(new URL(cameFrom).origin))}</ButtonLink>
      ) : (
        <ButtonLink href={returnAddress(location.search, root)}>{words.goOn}</ButtonLink>
      )}
      <Completing search={location.search} />
      <Live className="notices">
        {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
        {isMember && brand ? <Notice tone="success">{words.joined(brand)}</Notice> : null}
      </Live>
      {isMember === false && brand ? (
        <Button look="side" onClick={() => join()} busy={isJoining ? words.joining : undefined}>
          {words.joinLoyalty(brand)}
        </Button>
      ) : null}
      <p className="aside">
        <Link className="link" href={`${root}/account/password`}>
          {words.changePassword}
        </Link>
      </p>
    </>
  )
}
