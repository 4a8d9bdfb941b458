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
  $signUpFormError,
  $signUpProblems,
  type SignUpFieldName,
  signUpOpened,
  signUpSubmitted,
} from '../../../core/enrolment'
import { newPasswordWanted } from '../../../core/password/rules'
import { contactOf } from '../../../core/format/contact-of'
import type { Address } from '../../../core/shapes/address'
import { $isSignedIn } from '../../../core/session/arrival'
import { $exchangeError, $isExchanging, orderBrought } from '../../../core/session/signing'
import { NewPasswordInput } from '../../password/new-password-input'
import { $words as $passwordWords } from '../../password/password.words'
import { Form } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { KeepOrderGhost } from './keep-order-ghost'
import { $words } from './keep-order.words'

/** Fields that the order already has. */
const known: readonly SignUpFieldName[] = ['email', 'password', 'firstName', 'lastName', 'phone', 'postalCode']

/** Offers a guest an account with this order: usually only a password is missing. */
export function KeepOrder({ order }: { order: Order }) {
  const { form, error, isSignedIn, words, root, openForm, loadRules } = useUnit({
    form: $signUpForm,
    error: $signUpFormError,
    isSignedIn: $isSignedIn,
    words: $words,
    root: $root,
    openForm: signUpOpened,
    loadRules: newPasswordWanted,
  })
  useEffect(() => {
    openForm()
    loadRules()
  }, [openForm, loadRules])
  const contact = contactOf(order)
  if (isSignedIn || error || !contact?.email) return null
  if (!form) return <KeepOrderGhost />
  const required = form.fields.filter(field => field.required).map(({ name }) => name)
  return (
    <section className="panel keep">
      {required.every(name => known.includes(name)) ? (
        <PasswordForm order={order} contact={contact} needsPhone={required.includes('phone')} />
      ) : (
        <>
          <h2>{words.longer}</h2>
          <p>{words.text(contact.email)}</p>
          <Link className="btn side" href={withOrder(`${root}/sign-up`, order)}>
            {words.keep}
          </Link>
        </>
      )}
    </section>
  )
}

const withOrder = (path: string, { orderNumber }: Order): string => `${path}?order=${orderNumber}`

interface PasswordFormProps {
  order: Order
  contact: Address
  needsPhone: boolean
}

function PasswordForm({ order, contact, needsPhone }: PasswordFormProps) {
  const { words, password, root, errorText, ...signUp } = useUnit({
    words: $words,
    password: $passwordWords,
    root: $root,
    errorText: $errorText,
    problems: $signUpProblems,
    attempt: $signUpAttempt,
    signUpError: $signUpError,
    exchangeError: $exchangeError,
    isSigningUp: $isSigningUp,
    isExchanging: $isExchanging,
    bring: orderBrought,
    submit: signUpSubmitted,
  })
  const { problems } = signUp
  const { email = '', firstName, lastName, phone = '', postalCode = '' } = contact
  const isKnown = problems.email !== undefined || problems.phone !== undefined
  const error = signUp.signUpError ?? signUp.exchangeError
  const send = (typed: FormData) => {
    const fields = { email, password: String(typed.get('password')), firstName, lastName, postalCode }
    signUp.bring(order.orderNumber)
    signUp.submit({
      // No optional phone number: one of another account would be refused.
      fields: needsPhone ? { ...fields, phone } : fields,
      newsletter: false,
      loyaltyTerms: false,
      policy: true,
    })
  }
  return (
    <>
      <h2>{words.title}</h2>
      <p>{words.text(email)}</p>
      <Form
        className="form"
        onSubmit={send}
        attempt={signUp.attempt}
        error={
          isKnown ? (
            <>
              {words.known} <Link href={withOrder(`${root}/sign-in`, order)}>{words.signIn}</Link>
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
        <Button type="submit" busy={signUp.isSigningUp || signUp.isExchanging ? words.keeping : undefined}>
          {words.keep}
        </Button>
      </Form>
    </>
  )
}
