import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { $isLookingUp, $lookUpError, $lookUpProblem, lookUpSubmitted } from '../../../core/enrolment/flow'
import { $words } from '../../../widgets/enrolment-parts/enrolment.words'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $say } from '../../shell/say'
import { $words as $signInWords } from '../sign-in/sign-in.words'

/** The address that is looked up. */
export function LookUpForm() {
  const { words, signIn, say, error, checked, isLooking, submit } = useUnit({
    words: $words,
    signIn: $signInWords,
    say: $say,
    error: $lookUpError,
    checked: $lookUpProblem,
    isLooking: $isLookingUp,
    submit: lookUpSubmitted,
  })
  const { problem, attempt } = checked
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(String(new FormData(event.currentTarget).get('username')).trim())
  }
  return (
    <form ref={form} className="form" method="post" onSubmit={send} noValidate>
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{say(error)}</Notice> : null}
      </Live>
      <TextInput
        label={signIn.email}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        aria-required
        error={problem ? (problem === 'required' ? signIn.emailMissing : signIn.emailWrong) : undefined}
      />
      <Button type="submit" busy={isLooking ? words.looking : undefined}>
        {words.next}
      </Button>
    </form>
  )
}
