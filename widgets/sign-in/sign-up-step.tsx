import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $isSigningUp,
  $signUpAttempt,
  $signUpError,
  $signUpForm,
  $signUpFormError,
  $signUpProblems,
  type SignUpForm,
  signUpOpened,
  signUpSubmitted,
} from '../../core/enrolment'
import { $typedEmail, happened } from '../../core/enrolment/flow'
import { $say } from '../../core/errors/sentences'
import { $isSigningIn, $signInError } from '../../core/session/signing'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { $words } from '../enrolment-parts/enrolment.words'
import { LightForm } from './light-form'
import type { PlainField } from './plain-form'
import { problemText } from '../enrolment-parts/problem-text'
import { $words as $signInWords } from './sign-in.words'
import { $words as $signUpWords, type SignUpWords } from '../enrolment-parts/sign-up.words'

const autocompletes = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'username',
  password: 'new-password',
  birthDate: 'bday',
  gender: 'sex',
  phone: 'tel-national',
  postalCode: 'postal-code',
} as const

/** A new account, with the fields that the country asks for, in plain fields of the page. */
export function SignUpStep({ root }: { root: string }) {
  const { words, signUp, form, formError, say, open, happen } = useUnit({
    words: $words,
    signUp: $signUpWords,
    form: $signUpForm,
    formError: $signUpFormError,
    say: $say,
    open: signUpOpened,
    happen: happened,
  })
  useEffect(() => open(), [open])
  return (
    <>
      <p className="muted">{signUp.lead}</p>
      {form ? (
        <Fields form={form} />
      ) : formError ? (
        <>
          <Live urgent>
            <Notice tone="danger">{`${signUp.notLoaded}. ${say(formError)}`}</Notice>
          </Live>
          <Button onClick={() => open()}>{words.retry}</Button>
        </>
      ) : (
        <div aria-busy="true">
          <Skeleton height="240px" />
        </div>
      )}
      <p className="links">
        <a href={`${root}/sale-terms`} target="_blank" rel="noreferrer">
          {signUp.terms}
        </a>
        <a href={`${root}/privacy`} target="_blank" rel="noreferrer">
          {signUp.privacy}
        </a>
        <a href={`${root}/loyalty-terms`} target="_blank" rel="noreferrer">
          {signUp.loyaltyTerms}
        </a>
      </p>
      <Button look="side" onClick={() => happen('sign-in-chosen')}>
        {signUp.haveAccount} {signUp.signIn}
      </Button>
    </>
  )
}

function Fields({ form }: { form: SignUpForm }) {
  const {
    words,
    signUp,
    common,
    signIn,
    problems,
    attempt,
    error,
    signInError,
    isSigningUp,
    isSigningIn,
    email,
    say,
    submit,
  } = useUnit({
    words: $words,
    signUp: $signUpWords,
    common: $problemWords,
    signIn: $signInWords,
    problems: $signUpProblems,
    attempt: $signUpAttempt,
    error: $signUpError,
    signInError: $signInError,
    isSigningUp: $isSigningUp,
    isSigningIn: $isSigningIn,
    email: $typedEmail,
    say: $say,
    submit: signUpSubmitted,
  })
  const refusal = error ?? signInError
  const busy = isSigningUp || isSigningIn
  const named = form.fields.map(({ name, required }) => {
    const label = name === 'password' ? signIn.password : signUp.labels[name]
    const problem = problems[name]
    const said =
      problem && (name === 'password' ? words.passwordHint : problemText(problem, name, form, signUp, common))
    return { name, label: required ? label : `${label} (${signUp.optional})`, said }
  })
  return (
    <>
      <Live urgent>{refusal ? <Notice tone="danger">{say(refusal)}</Notice> : null}</Live>
      <LightForm
        fields={fieldsOf(form, email, signUp)}
        told={{
          labels: {
            ...Object.fromEntries(named.map(({ name, label }) => [name, label])),
            newsletter: signUp.newsletter,
            loyaltyTerms: words.clubTitle(''),
            policy: signUp.policy,
          },
          problems: {
            ...Object.fromEntries(named.map(({ name, said }) => [name, said])),
            policy: problems.policy && signUp.problems.policy,
          },
          hints: { password: words.passwordHint },
          submit: busy ? signUp.creating : signUp.submit,
          busy,
        }}
        attempt={attempt}
        onSubmit={typed => {
          const isTicked = (name: string) => typed.get(name) === 'on'
          submit({
            fields: Object.fromEntries(form.fields.map(({ name }) => [name, textIn(typed, name)])),
            newsletter: isTicked('newsletter'),
            loyaltyTerms: isTicked('loyaltyTerms'),
            policy: isTicked('policy'),
          })
        }}
      />
    </>
  )
}

const textIn = (typed: FormData, name: string): string => {
  const text = String(typed.get(name) ?? '')
  return name === 'password' ? text : text.trim()
}

function fieldsOf(form: SignUpForm, email: string, { genders }: SignUpWords): PlainField[] {
  const { choose, ...named } = genders
  return [
    ...form.fields.map(({ name }): PlainField => {
      const autocomplete = autocompletes[name]
      if (name === 'gender')
        return { name, type: 'select', autocomplete, options: [['', choose], ...Object.entries(named)] }
      if (name === 'email') return { name, type: 'email', autocomplete, value: email }
      if (name === 'birthDate') return { name, type: 'date', autocomplete }
      if (name === 'phone') return { name, type: 'tel', autocomplete }
      return { name, type: name === 'password' ? 'password' : 'text', autocomplete }
    }),
    ...['newsletter', 'loyaltyTerms', 'policy'].map((name): PlainField => ({ name, type: 'checkbox' })),
  ]
}
