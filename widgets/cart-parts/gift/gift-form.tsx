import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { $lines } from '../../../core/cart'
import {
  $giftDraft,
  $giftProblems,
  $isSendingGift,
  type GiftField,
  giftSubmitted,
  giftRemoved,
  giftTyped,
} from '../../../core/cart/extras'
import { $errorText } from '../../../core/errors/sentences'
import { $words as $problemWords } from '../../../core/validate/problems.words'
import { problemMessage } from '../../../core/validate/problem-message'
import { $features, settingsWanted } from '../../../core/site/settings'
import { Button } from '../../ui/button'
import { TextArea, TextInput } from '../../ui/field'
import { InlineNotice, Live } from '../../ui/notice'
import { useFirstInvalid } from '../../ui/use-first-invalid'
import { $words } from './gift-dialog.words'

const MESSAGE_MAX = 500
const NAME_MAX = 100

export function GiftForm({ itemId }: { itemId: string }) {
  const { lines, draft, problems, isSending, features, words, common, errorText, loadSettings, type, submit, take } =
    useUnit({
      lines: $lines,
      draft: $giftDraft,
      problems: $giftProblems,
      isSending: $isSendingGift,
      features: $features,
      words: $words,
      common: $problemWords,
      errorText: $errorText,
      loadSettings: settingsWanted,
      type: giftTyped,
      submit: giftSubmitted,
      take: giftRemoved,
    })
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useFirstInvalid(form, attempts)
  useEffect(() => loadSettings(), [loadSettings])
  const line = lines.find(({ item }) => item.id === itemId)
  const errorOf = (field: GiftField) => {
    const code = problems[field]
    return code && problemMessage(code, common)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    submit()
    setAttempts(attempts + 1)
  }
  return (
    <form className="giftform" ref={form} onSubmit={send} noValidate>
      <div className="db">
        {features['mail'] ? (
          <p className="muted small">{line?.item.isDigitalProduct ? words.giftCardMore : words.giftMore}</p>
        ) : null}
        <Live>{line?.error ? <InlineNotice tone="danger">{errorText(line.error)}</InlineNotice> : null}</Live>
        <TextInput
          label={words.to}
          name="to"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={NAME_MAX}
          value={draft.to}
          error={errorOf('to')}
          onChange={event => type({ field: 'to', value: event.currentTarget.value })}
        />
        <TextInput
          label={words.email}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={NAME_MAX}
          value={draft.email}
          error={errorOf('email')}
          onChange={event => type({ field: 'email', value: event.currentTarget.value })}
        />
        <TextArea
          label={words.message}
          hint={words.left(MESSAGE_MAX)}
          name="message"
          rows={4}
          dir="auto"
          maxLength={MESSAGE_MAX}
          value={draft.message}
          error={errorOf('message')}
          onChange={event => type({ field: 'message', value: event.currentTarget.value })}
        />
      </div>
      <div className="df">
        <Button type="submit" busy={isSending ? words.keeping : null}>
          {words.keep}
        </Button>
        {line?.item.giftOption ? (
          <Button look="side" onClick={() => take()}>
            {words.takeOff}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
