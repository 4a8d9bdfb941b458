import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $isSigningUp,
  $signUpAttempt,
  $signUpError,
  $signUpProblems,
  $smsConsent,
  phoneRuleOf,
  type SignUpForm,
  signUpFieldChanged,
  signUpSubmitted,
  smsAccepted,
  smsRequested,
  smsDeclined,
} from '../../core/enrolment'
import { $isForClub } from '../../core/enrolment/flow'
import { $errorText } from '../../core/errors/sentences'
import { nationalPhone } from '../../core/format/national-phone'
import { $exchangeError, $isExchanging } from '../../core/session/signing'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { Live, Notice } from '../ui/notice'
import { $words } from '../enrolment-parts/enrolment.words'
import { problemText } from '../enrolment-parts/problem-text'
import { $words as $signUpWords, type SignUpWords } from '../enrolment-parts/sign-up.words'
import { LightForm } from './light-form'
import type { PlainField } from './plain-form'
import { button, checkbox, phone, select } from './plain-parts'
import { password } from './plain-password'
import { $words as $signInWords, type SignInWords } from './sign-in.words'

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

/** Accepts the terms of text messages. */
const AGREE = 'smsAgree'

/** The country's fields, in the page's light DOM. */
export function SignUpFields({ form }: { form: SignUpForm }) {
  const {
    words,
    signUp,
    common,
    signIn,
    problems,
    attempt,
    isForClub,
    error,
    exchangeError,
    isSigningUp,
    isExchanging,
    sms,
    requestSms,
    acceptSms,
    declineSms,
    errorText,
    change,
    submit,
  } = useUnit({
    words: $words,
    signUp: $signUpWords,
    common: $problemWords,
    signIn: $signInWords,
    problems: $signUpProblems,
    attempt: $signUpAttempt,
    isForClub: $isForClub,
    error: $signUpError,
    exchangeError: $exchangeError,
    isSigningUp: $isSigningUp,
    isExchanging: $isExchanging,
    sms: $smsConsent,
    requestSms: smsRequested,
    acceptSms: smsAccepted,
    declineSms: smsDeclined,
    errorText: $errorText,
    change: signUpFieldChanged,
    submit: signUpSubmitted,
  })
  const refusal = error ?? exchangeError
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const busy = isSigningUp || isExchanging
  const texts = form.fields.map(({ name, required }) => {
    const label = name === 'password' ? signIn.password : signUp.labels[name]
    const code = problems[name]
    const problem = code && (name === 'password' ? words.passwordHint : problemText(code, name, form, signUp, common))
    return { name, label: required ? label : `${label} (${signUp.optional})`, problem }
  })
  return (
    <>
      <Live urgent>
        {refusal ? (
          <div ref={notice}>
            <Notice tone="danger">{errorText(refusal, 'own')}</Notice>
          </div>
        ) : null}
      </Live>
      <LightForm
        fields={fieldsOf(form, signUp, signIn, isForClub)}
        state={{
          labels: {
            ...Object.fromEntries(texts.map(({ name, label }) => [name, label])),
            newsletter: signUp.newsletter,
            sms: signUp.sms,
            [AGREE]: sms === 'asked' ? signUp.smsAgree : '',
            loyaltyTerms: words.clubTitle(''),
            brandTerms: signUp.brandTerms,
            policy: signUp.policy,
          },
          problems: {
            ...Object.fromEntries(texts.map(({ name, problem }) => [name, problem])),
            sms: problems.sms && signUp.smsNotAgreed,
            brandTerms: problems.brandTerms && signUp.problems.policy,
            policy: problems.policy && signUp.problems.policy,
          },
          hints: {
            password: words.passwordHint,
            ...(sms === 'none' ? {} : { sms: sms === 'asked' ? signUp.smsText : signUp.smsAgreed }),
          },
          ticks: { sms: sms !== 'none' },
          submit: busy ? signUp.creating : signUp.submit,
          busy,
        }}
        attempt={attempt}
        onInput={(name, typed) => {
          change(name)
          if (name === AGREE) acceptSms()
          else if (name === 'sms' && typed.has(name)) requestSms({ phone: textIn(typed, 'phone') })
          else if (name === 'sms' || name === 'phone') declineSms()
        }}
        onSubmit={typed => {
          const isTicked = (name: string) => typed.get(name) === 'on'
          submit({
            fields: Object.fromEntries(form.fields.map(({ name }) => [name, textIn(typed, name)])),
            newsletter: isTicked('newsletter'),
            loyaltyTerms: isTicked('loyaltyTerms'),
            brandTerms: isTicked('brandTerms'),
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

const ticked = (name: string, isTicked = false): PlainField => ({ name, type: 'checkbox', makeRow: checkbox, isTicked })

function fieldsOf(
  form: SignUpForm,
  { genders }: SignUpWords,
  { showPassword }: SignInWords,
  isForClub: boolean,
): PlainField[] {
  const { choose, ...named } = genders
  return [
    ...form.fields.map(({ name }): PlainField => {
      const autocomplete = autocompletes[name]
      if (name === 'gender')
        return { name, type: 'select', autocomplete, makeRow: select([['', choose], ...Object.entries(named)]) }
      if (name === 'email') return { name, type: 'email', autocomplete }
      if (name === 'birthDate') return { name, type: 'date', autocomplete }
      if (name === 'phone') {
        const tidy = (text: string) => nationalPhone(text, form.phoneCode, phoneRuleOf(form).mask)
        return { name, type: 'tel', autocomplete, makeRow: phone(form.phoneCode, tidy) }
      }
      if (name === 'password') return { name, type: 'password', autocomplete, makeRow: password(showPassword) }
      return { name, type: 'text', autocomplete }
    }),
    ticked('newsletter'),
    ...(form.asksSmsConsent ? [ticked('sms'), { name: AGREE, type: 'button', makeRow: button } as const] : []),
    ticked('loyaltyTerms', isForClub),
    ...(form.asksBrandTerms ? [ticked('brandTerms')] : []),
    ticked('policy'),
  ]
}
