import { useUnit } from 'effector-react'
import { $session } from '../../../core/session'
import { $isSignedIn } from '../../../core/session/arrival'
import { signOutPressed } from '../../../core/session/signing'
import { FormPage } from '../../shell/form-page'
import { FormGhost, State } from '../../shell/state'
import { SignInForm } from '../sign-in/sign-in-form'
import { $words } from './associate-login.words'
import { Choice } from './choice'

/** Associates sign in and choose their store and name. */
export function AssociateLogin() {
  const { words, isSignedIn, session, leave } = useUnit({
    words: $words,
    isSignedIn: $isSignedIn,
    session: $session,
    leave: signOutPressed,
  })
  return (
    <FormPage title={words.title}>
      {!isSignedIn ? (
        <>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <SignInForm isEmployee />
        </>
      ) : !session ? (
        <FormGhost label={words.title} fields={2} />
      ) : session.isAssociate ? (
        <Choice />
      ) : (
        <State title={words.othersTitle} action={{ label: words.signOut, press: leave }}>
          {words.othersText}
        </State>
      )}
    </FormPage>
  )
}
