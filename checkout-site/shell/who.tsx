import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { $isProcessing } from '../../core/checkout'
import { $session } from '../../core/session'
import { $isSignedIn } from '../../core/session/arrival'
import { $isSigningOut, signOutPressed } from '../../core/session/signing'
import { PersonIcon } from '../../widgets/ui/object-icons'
import { $root } from './navigation'
import { signInPages } from '../screens/sign-in/return-address'
import { $words } from './shell.words'

/** Who is signed in, with the sign-in link. It opens the sign-in dialog if there is one. */
export function Who() {
  const { words, root, isSignedIn, session, isProcessing, isSigningOut, leave } = useUnit({
    words: $words,
    root: $root,
    isSignedIn: $isSignedIn,
    session: $session,
    isProcessing: $isProcessing,
    isSigningOut: $isSigningOut,
    leave: signOutPressed,
  })
  const path = usePathname()
  if (!isSignedIn) {
    if (signInPages.some(page => path === root + page)) return null
    return (
      <Link
        className="who"
        href={`${root}/sign-in?from=${encodeURIComponent(path.replace(/\/shipping$/, '') + location.search)}`}
      >
        <PersonIcon small />
        {words.signIn}
      </Link>
    )
  }
  const isStill = isProcessing || isSigningOut
  return (
    <div className="who">
      <Link href={`${root}/account`}>
        <PersonIcon small />
        {session?.firstName ? (
          <>
            <span className="vh">{words.signedInAs}</span>
            <bdi>{session.firstName}</bdi>
          </>
        ) : (
          words.account
        )}
      </Link>
      <button type="button" aria-disabled={isStill || undefined} onClick={() => isStill || leave()}>
        {words.signOut}
      </button>
    </div>
  )
}
