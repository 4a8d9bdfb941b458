import '../../core/wiring/content/pop-up-subscribes'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { PopUp } from '../../core/content/pop-ups'
import {
  $agreement,
  $emailChecked,
  $isAgreed,
  $reader,
  $typed,
  agreementTicked,
  emailTyped,
  formShown,
  newsSubmitted,
} from '../../core/content/pop-ups/news-form'
import { $errorText } from '../../core/errors/sentences'
import { $isSubscribing, $subscribeError } from '../../core/profile/subscriptions'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { problemMessage } from '../../core/validate/problem-message'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/choice'
import choice from '../ui/choice.css?inline'
import { TextInput } from '../ui/field'
import field from '../ui/field.css?inline'
import { Live, Notice } from '../ui/notice'
import notice from '../ui/notice.css?inline'
import { Skeleton } from '../ui/skeleton'
import skeleton from '../ui/skeleton.css?inline'
import { useFirstInvalid } from '../ui/use-first-invalid'
import { $words } from './pop-up.words'
import { InLanguage } from '../ui/in-language'

export { ProofAgain } from './proof-again'

export const styles = [choice, field, notice, skeleton]

/** An address and a tick; whoever is signed in on a page of the shop need not type theirs. */
export function NewsForm({ popUp }: { popUp: PopUp }) {
  const { words, common, errorText, reader, checked, agreement, error, isBusy, ...form } = useUnit({
    words: $words,
    common: $problemWords,
    errorText: $errorText,
    reader: $reader,
    checked: $emailChecked,
    agreement: $agreement,
    error: $subscribeError,
    isBusy: $isSubscribing,
    typed: $typed,
    isAgreed: $isAgreed,
    show: formShown,
    type: emailTyped,
    agree: agreementTicked,
    submit: newsSubmitted,
  })
  const { typed, isAgreed, show } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => show(), [show])
  useFirstInvalid(element, checked.attempt + agreement.attempt)
  if (reader === 'unknown')
    return (
      <div aria-busy="true">
        <Skeleton height="164px" />
      </div>
    )
  const account = reader === 'types' ? null : reader
  if (account?.isReader) return <Live>{words.already}</Live>
  return (
    <form
      ref={element}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) form.submit()
      }}
    >
      <TextInput
        label={words.email}
        hint={account ? words.ofAccount : undefined}
        error={checked.problem && problemMessage(checked.problem, common)}
        type="email"
        name="email"
        autoComplete="email"
        enterKeyHint="send"
        dir="ltr"
        readOnly={account !== null}
        value={account ? account.email : typed}
        onChange={event => form.type(event.currentTarget.value)}
      />
      <Checkbox
        checked={isAgreed}
        error={agreement.isMissing && !isAgreed ? words.tick : null}
        onChange={event => form.agree(event.currentTarget.checked)}
      >
        {popUp.consent ? <InLanguage language={popUp.language}>{popUp.consent}</InLanguage> : words.consent}
      </Checkbox>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <Button type="submit" busy={isBusy ? words.sending : undefined}>
        <InLanguage language={popUp.language}>{popUp.submitCtaLabel}</InLanguage>
      </Button>
    </form>
  )
}
