import '../../../core/wiring/session/new-account-signs-in'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { Order } from '../../../core/checkout'
import {
  $isSigningUp,
  $signUpAttempt,
  $signUpError,
  $signUpForm,
  $signUpProblems,
  type SignUpFieldName,
  signUpOpened,
  signUpSubmitted,
} from '../../../core/enrolment'
import { newPasswordWanted } from '../../../core/password/rules'
import { contactOf } from '../../../core/format/contact-of'
import { $isSignedIn } from '../../../core/session/arrival'
import { $isSigningIn, $signInError, orderBrought } from '../../../core/session/signing'
import { NewPasswordInput } from '../../password/new-password-input'
import { $words as $passwordWords } from '../../password/password.words'
import { Form } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { $words } from './keep-order.words'

/** Fields that the order already has. */
const known: readonly SignUpFieldName[] = ['email', 'password', 'firstName', 'lastName', 'phone', 'postalCode']

/** Offers a guest an account with this order: usually only a password is missing. */
export function KeepOrder({ order }: { order: Order }) {
  const {
    form,
    problems,
    attempt,
    signUpError,
    signInError,
    isMaking,
    isEntering,
    isSignedIn,
    open,
    begin,
    bring,
    submit,
  } = useUnit({
    form: $signUpForm,
    problems: $signUpProblems,
    attempt: $signUpAttempt,
    signUpError: $signUpError,
    signInError: $signInError,
    isMaking: $isSigningUp,
    isEntering: $isSigningIn,
    isSignedIn: $isSignedIn,
    open: signUpOpened,
    begin: newPasswordWanted,
    bring: orderBrought,
    submit: signUpSubmitted,
  })
  const { words, password, root, errorText } = useUnit({
    words: $words,
    password: $passwordWords,
    root: $root,
    errorText: $errorText,
  })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  const address = contactOf(order)
  const email = address?.email ?? ''
  if (isSignedIn || !form || !address || !email) return null
  const needed = form.fields.filter(({ required }) => required).map(({ name }) => name)
  const doorTo = (door: string) => `${root}/${door}?order=${order.orderNumber}`
  if (!needed.every(name => known.includes(name))) {
    return (
      <section className="panel keep">
        <Link className="link" href={doorTo('sign-up')}>
          {words.longer}
        </Link>
      </section>
    )
  }
  const isKnown = problems.email !== undefined || problems.phone !== undefined
  const error = signUpError ?? signInError
  const send = (typed: FormData) => {
    const { firstName, lastName, phone = '', postalCode = '' } = address
    const all = { email, password: String(typed.get('password')), firstName, lastName, phone, postalCode }
    // No optional fields: a phone number of another account would be refused.
    const fields = Object.fromEntries(
      Object.entries(all).filter(([name]) => name !== 'phone' || needed.includes('phone')),
    )
    bring(order.orderNumber)
    submit({ fields, newsletter: false, loyaltyTerms: false, policy: true })
  }
  return (
    <section className="panel keep">
      <h2>{words.title}</h2>
      <p>{words.text(email)}</p>
      <Form
        className="form"
        onSubmit={send}
        attempt={attempt}
        error={
          isKnown ? (
            <>
              {words.known} <Link href={doorTo('sign-in')}>{words.signIn}</Link>
            </>
          ) : (
            error && errorText(error)
          )
        }
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordInput
          label={words.password}
          name="password"
          error={problems.password ? password.problems.password : undefined}
        />
        <p className="muted small">
          {words.agree} <Link href={`${root}/sale-terms`}>{words.terms}</Link>,{' '}
          <Link href={`${root}/privacy`}>{words.privacy}</Link>
        </p>
        <Button type="submit" busy={isMaking || isEntering ? words.keeping : undefined}>
          {words.keep}
        </Button>
      </Form>
    </section>
  )
}
