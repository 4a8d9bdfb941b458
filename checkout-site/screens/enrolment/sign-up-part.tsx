import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $signUpForm, $signUpFormError, signUpOpened } from '../../../core/enrolment'
import { newPasswordWanted } from '../../../core/password/rules'
import { $words } from '../../../widgets/enrolment-parts/enrolment.words'
import { $words as $signUpWords } from '../../../widgets/enrolment-parts/sign-up.words'
import { $say } from '../../shell/say'
import { FormGhost, State } from '../../shell/state'
import { SignUpFormView } from '../sign-up/sign-up-form'

/** Begins with the address that was looked up. */
export function SignUpPart() {
  const { words, signUp, form, error, say, open, begin } = useUnit({
    words: $words,
    signUp: $signUpWords,
    form: $signUpForm,
    error: $signUpFormError,
    say: $say,
    open: signUpOpened,
    begin: newPasswordWanted,
  })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  if (form) return <SignUpFormView form={form} />
  if (!error) return <FormGhost label={signUp.title} />
  return (
    <State isPart title={signUp.notLoaded} action={{ label: words.retry, press: open }}>
      {say(error)}
    </State>
  )
}
