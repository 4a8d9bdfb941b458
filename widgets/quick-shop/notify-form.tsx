import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $notifyForm } from '../../core/catalogue'
import {
  $isNotifying,
  $notifyEmail,
  $notifyError,
  $notifyProblem,
  notifyEmailChanged,
  notifySubmitted,
} from '../../core/catalogue/notify-me'
import { $say } from '../../core/errors/sentences'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { problemMessage } from '../../core/validate/problem-message'
import { Button } from '../ui/button'
import { TextInput } from '../ui/field'
import { Live, Notice } from '../ui/notice'
import { keepFocusHere } from './keep-focus-here'
import { $words } from './quick-shop.words'
import type { QuickShopWords } from './quick-shop.words'

export function NotifyForm({ notify }: Pick<QuickShopWords, 'notify'>) {
  const { words, common, say, form, email, problem, error, isBusy, change, submit } = useUnit({
    words: $words,
    common: $problemWords,
    say: $say,
    form: $notifyForm,
    email: $notifyEmail,
    problem: $notifyProblem,
    error: $notifyError,
    isBusy: $isNotifying,
    change: notifyEmailChanged,
    submit: notifySubmitted,
  })
  const input = useRef<HTMLInputElement>(null)
  // The pressed button is gone, so the focus moves to what replaced it, and back after an error.
  useEffect(() => {
    if (form === 'open' || problem) input.current?.focus()
  }, [form, problem])
  return (
    <form
      ref={keepFocusHere}
      className="notify"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <Live>{form === 'done' ? <Notice tone="success">{words.notified(email)}</Notice> : null}</Live>
      <Live urgent>{error ? <Notice tone="danger">{say(error)}</Notice> : null}</Live>
      {form === 'done' ? null : (
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
