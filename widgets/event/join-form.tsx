import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $joinAttempts,
  $joinErrors,
  $joining,
  $joinProblems,
  draftChanged,
  errorDismissed,
  type JoinDraft,
  joinSubmitted,
} from '../../core/content/event-joining'
import type { EventSignUp } from '../../core/content/events'
import { $errorText } from '../../core/errors/sentences'
import { Button, IconButton } from '../ui/button'
import { Checkbox } from '../ui/choice'
import { CloseIcon } from '../ui/icon'
import { Live, Notice } from '../ui/notice'
import { useFirstInvalid } from '../ui/use-first-invalid'
import { DayBoxes } from './day-boxes'
import { $words } from './join.words'
import { PersonFields } from './person-fields'
import { PlusOne } from './plus-one'

interface JoinFormProps {
  event: EventSignUp
  draft: JoinDraft
}

/** The address is the account's. What was typed stays until it is taken. */
export function JoinForm({ event, draft }: JoinFormProps) {
  const { eventId, language, terms } = event
  const { words, errorText, joining, change, submit, dismiss } = useUnit({
    words: $words,
    errorText: $errorText,
    joining: $joining,
    change: draftChanged,
    submit: joinSubmitted,
    dismiss: errorDismissed,
  })
  const problems = useStoreMap({ store: $joinProblems, keys: [eventId], fn: (all, [id]) => all[id] ?? null }) ?? {}
  const error = useStoreMap({ store: $joinErrors, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const attempt = useStoreMap({ store: $joinAttempts, keys: [eventId], fn: (all, [id]) => all[id] ?? 0 })
  const isBusy = joining.includes(eventId)
  const form = useRef<HTMLFormElement>(null)
  useFirstInvalid(form, attempt)
  useEffect(() => {
    if (error) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [error])
  // The button that closes it goes along.
  const close = () => {
    dismiss(eventId)
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  const type = (values: Partial<JoinDraft>) => change({ eventId, change: values })
  return (
    <form
      ref={form}
      className="joinform"
      method="post"
      noValidate
      onSubmit={submitted => {
        submitted.preventDefault()
        if (!isBusy) submit(eventId)
      }}
    >
      <Live urgent>
        {error ? (
          <Notice
            tone="danger"
            end={
              <IconButton label={words.dismiss} onClick={close}>
                <CloseIcon />
              </IconButton>
            }
          >
            {errorText(error)}
          </Notice>
        ) : null}
      </Live>
      <PersonFields draft={draft} problems={problems} onChange={type} />
      <DayBoxes event={event} chosen={draft.days} isMissing={'days' in problems} onChoose={days => type({ days })} />
      {event.enablePlusOne ? (
        <PlusOne value={draft.plusOne} problem={problems.plusOne} onType={plusOne => type({ plusOne })} />
      ) : null}
      <Checkbox
        name="eventTermsAccepted"
        checked={draft.isAgreed}
        error={problems.isAgreed ? words.agreeFirst : null}
        onChange={({ currentTarget }) => type({ isAgreed: currentTarget.checked })}
      >
        {words.agree}{' '}
        <a href={terms.url} target="_blank" rel="noopener" lang={language}>
          {terms.text ?? terms.url}
          <span className="vh"> {words.newTab}</span>
        </a>
      </Checkbox>
      <Button type="submit" busy={isBusy ? words.sending : undefined}>
        <span lang={language} dir="auto">
          {event.submitCtaLabel}
        </span>
      </Button>
    </form>
  )
}
