import { useUnit } from 'effector-react'
import { $session } from '../../core/session'
import { $isSigningOut, signOutPressed } from '../../core/session/signing'
import { Button } from '../ui/button'
import { $words } from './sign-in.words'

/** Who is signed in, as far as the page may know, and a button to sign out. */
export function Here() {
  const { words, session, isSigningOut, leave } = useUnit({
    words: $words,
    session: $session,
    isSigningOut: $isSigningOut,
    leave: signOutPressed,
  })
  return (
    <>
      <p className="muted">{session?.firstName ? words.hereAs(session.firstName) : words.hereText}</p>
      <Button look="side" onClick={() => leave()} busy={isSigningOut ? words.signingOut : undefined}>
        {words.signOut}
      </Button>
    </>
  )
}
