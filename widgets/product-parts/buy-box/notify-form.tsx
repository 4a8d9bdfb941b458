import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $isNotifying,
  $notifiedEmails,
  $notifyBox,
  $notifyEmail,
  $notifyError,
  $notifyProblem,
  notifyEmailChanged,
  notifyFormShown,
  notifySubmitted,
} from '../../../core/catalogue/notify-me'
import { $errorText } from '../../../core/errors/sentences'
import '../../../core/wiring/quick-shop/notify-form-knows-the-shopper'
import { $words as $problemWords } from '../../../core/validate/problems.words'
import { problemMessage } from '../../../core/validate/problem-message'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import { Live, Notice } from '../../ui/notice'
import { keepFocusHere } from './keep-focus-here'
import { $words } from './forms.words'
import type { BuyBoxWords } from './buy-box.words'

interface NotifyFormProps extends Pick<BuyBoxWords, 'notify'> {
  box: string
  isDone: boolean
}

export function NotifyForm({ box, isDone, notify }: NotifyFormProps) {
  const { words, common, errorText, last, email, sentTo, shown, change, submit, ...about } = useUnit({
    words: $words,
    common: $problemWords,
    errorText: $errorText,
    last: $notifyBox,
    email: $notifyEmail,
    sentTo: $notifiedEmails,
    problem: $notifyProblem,
    error: $notifyError,
    isBusy: $isNotifying,
    shown: notifyFormShown,
    change: notifyEmailChanged,
    submit: notifySubmitted,
  })
  const { problem, error, isBusy } = last === box ? about : { problem: null, error: null, isBusy: false }
  const input = useRef<HTMLInputElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => shown(), [shown])
  // The pressed button is gone, so the focus moves to what replaced it, and back after an error.
  useEffect(() => {
    if (!isDone || problem) input.current?.focus()
    else if (document.activeElement === document.body) thanks.current?.focus({ preventScroll: true })
  }, [isDone, problem])
  return (
    <form
      ref={keepFocusHere}
      className="notify"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit(box)
      }}
    >
      <Live>
        {isDone ? (
          <div ref={thanks} tabIndex={-1}>
            <Notice tone="success">{words.notified(sentTo[box] ?? '')}</Notice>
          </div>
        ) : null}
      </Live>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      {isDone ? null : (
        <>
          <TextInput
            label={words.email}
            hint={words.emailHint}
            error={problem && problemMessage(problem, common)}
            type="email"
            name="email"
            autoComplete="email"
            enterKeyHint="send"
            inputRef={input}
            value={email}
            onChange={event => change(event.currentTarget.value)}
          />
          <Button type="submit" busy={isBusy ? words.sending : null}>
            {notify}
          </Button>
        </>
      )}
    </form>
  )
}
