import '../../../core/wiring/session/new-account-signs-in'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $signUpForm, $signUpFormError, signUpOpened } from '../../../core/enrolment'
import { newPasswordWanted } from '../../../core/password/rules'
import { $words } from '../../../widgets/enrolment-parts/sign-up.words'
import { Invitation } from '../../person/invitation'
import { Failed } from '../../shell/failed'
import { FormGhost } from '../../shell/state'
import { SignUpFormView } from '../sign-up/sign-up-form'

/** Begins with the address that was looked up. */
export function SignUpPart() {
  const { words, form, error, open, begin } = useUnit({
    words: $words,
    form: $signUpForm,
    error: $signUpFormError,
    open: signUpOpened,
    begin: newPasswordWanted,
  })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  if (form)
    return (
      <>
        <Invitation />
        <SignUpFormView form={form} />
      </>
    )
  if (!error) return <FormGhost label={words.title} />
  return <Failed isPart title={words.notLoaded} error={error} onRetry={open} />
}
