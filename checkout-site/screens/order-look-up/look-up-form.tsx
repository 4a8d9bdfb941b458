import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import {
  $isLookingUp,
  $lookUpRequest,
  $lookUpAttempt,
  $lookUpError,
  $lookUpProblems,
  lookUpSubmitted,
  lookUpTyped,
} from '../../../core/checkout/look-up'
import { $notOwnNumber } from '../../../core/purchases/own'
import { $isSignedIn } from '../../../core/session/arrival'
import { EmailInput } from '../../shell/email-input'
import { $words as $problemWords } from '../../../core/validate/problems.words'
import { problemMessage } from '../../../core/validate/problem-message'
import { Form } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './order-look-up.words'

export function LookUpForm() {
  const {
    words,
    common,
    errorText,
    asked,
    problems,
    attempt,
    error,
    isLookingUp,
    isSignedIn,
    notOwn,
    root,
    type,
    submit,
  } = useUnit({
    words: $words,
    common: $problemWords,
    errorText: $errorText,
    asked: $lookUpRequest,
    problems: $lookUpProblems,
    attempt: $lookUpAttempt,
    error: $lookUpError,
    isLookingUp: $isLookingUp,
    isSignedIn: $isSignedIn,
    notOwn: $notOwnNumber,
    root: $root,
    type: lookUpTyped,
    submit: lookUpSubmitted,
  })
  const isLinked = new URLSearchParams(location.search).has('number')
  return (
    <div className="form-page">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <Live>{notOwn ? <Notice tone="info">{words.notOwn(notOwn)}</Notice> : null}</Live>
      <Form className="form" onSubmit={() => submit()} attempt={attempt} error={error && errorText(error)}>
        <TextInput
          label={words.number}
          hint={words.numberHint}
          name="orderNumber"
          value={asked.orderNumber}
          onChange={event => type({ orderNumber: event.currentTarget.value })}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          dir="ltr"
          aria-required
          error={problems.orderNumber && problemMessage(problems.orderNumber, common)}
        />
        <EmailInput
          label={words.email}
          name="email"
          value={asked.email}
          onChange={event => type({ email: event.currentTarget.value })}
          autoComplete="email"
          enterKeyHint="search"
          problem={problems.email}
        />
        <Button type="submit" busy={isLookingUp ? words.looking : undefined}>
          {words.submit}
        </Button>
      </Form>
      {isSignedIn || !isLinked ? null : (
        <p className="aside">
          {words.account}{' '}
          <Link className="link" href={`${root}/sign-in?from=${encodeURIComponent(`${root}/order${location.search}`)}`}>
            {words.signIn}
          </Link>
        </p>
      )}
    </div>
  )
}
