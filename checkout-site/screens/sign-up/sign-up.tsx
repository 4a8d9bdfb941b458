import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { $signUpForm, $signUpFormError, signUpOpened } from '../../../core/enrolment'
import { newPasswordWanted } from '../../../core/password/rules'
import '../../../core/wiring/session/merge-says-what-is-missing'
import '../../../core/wiring/session/new-account-signs-in'
import { $isSignedIn } from '../../../core/session/arrival'
import { Invitation } from '../../person/invitation'
import { FormPage } from '../../shell/form-page'
import { Failed } from '../../shell/failed'
import { $root } from '../../shell/navigation'
import { FormGhost } from '../../shell/state'
import { lazily } from '../../shell/lazily'
import { SignUpFormView } from './sign-up-form'
import { $words } from '../../../widgets/enrolment-parts/sign-up.words'

/** For shoppers who are signed in already. */
const SignedIn = lazily(() => import('../sign-in/signed-in'), 'SignedIn')

export function SignUp() {
  const { words, root, form, error, isSignedIn, open, begin } = useUnit({
    words: $words,
    root: $root,
    form: $signUpForm,
    error: $signUpFormError,
    isSignedIn: $isSignedIn,
    open: signUpOpened,
    begin: newPasswordWanted,
  })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  return (
    <FormPage title={words.title}>
      {isSignedIn ? (
        <Suspense fallback={<FormGhost label={words.title} fields={1} />}>
          <SignedIn />
        </Suspense>
      ) : error && !form ? (
        <Failed title={words.notLoaded} error={error} onRetry={open} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <Invitation />
          {form ? <SignUpFormView form={form} /> : <FormGhost label={words.title} />}
          <p className="aside">
            {words.haveAccount}{' '}
            <Link className="link" href={`${root}/sign-in${location.search}`}>
              {words.signIn}
            </Link>
          </p>
        </>
      )}
    </FormPage>
  )
}
