import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $joinAttempts,
  $joinErrors,
  $joining,
  $joinProblems,
  $person,
  draftChanged,
  errorDismissed,
  type JoinDraft,
  joinSubmitted,
} from '../../core/content/event-joining'
import type { EventSignUp } from '../../core/content/events'
import { $errorText } from '../../core/errors/sentences'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { problemMessage } from '../../core/validate/problem-message'
import { nameLimits } from '../../core/validate/person-name'
import { Button, IconButton } from '../ui/button'
import { Checkbox } from '../ui/choice'
import { Select, TextInput } from '../ui/field'
import { CloseIcon } from '../ui/icon'
import { Live, Notice } from '../ui/notice'
import { useFirstInvalid } from '../ui/use-first-invalid'
import { DayBoxes } from './day-boxes'
import { $words } from './join.words'
import { PlusOne } from './plus-one'

const genders = ['', 'female', 'male', 'other'] as const

interface JoinFormProps {
  event: EventSignUp
  draft: JoinDraft
}

/** The address is the account's. What was typed stays until it is taken. */
export function JoinForm({ event, draft }: JoinFormProps) {
  const { eventId, language, terms } = event
  const { words, common, say, person, joining, change, submit, dismiss } = useUnit({
    words: $words,
    common: $problemWords,
    say: $errorText,
    person: $person,
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
  const type = (change_: Partial<JoinDraft>) => change({ eventId, change: change_ })
  const said = (name: keyof typeof problems) =>
    problems[name] && problemMessage(problems[name] ?? '', common, nameLimits)
  const text = (name: 'firstName' | 'lastName' | 'phone') => ({
    name,
    value: draft[name],
    error: said(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => type({ [name]: currentTarget.value }),
  })
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
            {say(error)}
          </Notice>
        ) : null}
      </Live>
      <TextInput
        label={words.email}
        hint={words.ofAccount}
        type="email"
        name="email"
        dir="ltr"
        autoComplete="email"
        readOnly
        value={person?.email ?? ''}
      />
      <div className="pair">
        <TextInput label={words.firstName} autoComplete="given-name" {...text('firstName')} />
        <TextInput label={words.lastName} autoComplete="family-name" {...text('lastName')} />
      </div>
      <div className="pair">
        <Select
          label={words.gender}
          optional={words.optional}
          name="gender"
          autoComplete="sex"
          value={draft.gender}
          options={genders.map(value => ({ value, label: words.genders[value || 'choose'] }))}
          onChange={({ currentTarget }) => type({ gender: currentTarget.value })}
        />
        <TextInput
          label={words.phone}
          optional={words.optional}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          {...text('phone')}
        />
      </div>
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
