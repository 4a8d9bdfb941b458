import '../../core/wiring/session/details-are-saved'
import { useUnit } from 'effector-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  $detailAttempt,
  $detailError,
  $detailProblems,
  type Details,
  detailsRequested,
  detailsSubmitted,
} from '../../core/enrolment/details'
import { phoneRuleOf, type SignUpForm } from '../../core/enrolment/form'
import type { ErrorText } from '../../core/errors/sentences'
import { nationalPhone } from '../../core/format/national-phone'
import type { ConsumerProfile } from '../../core/profile'
import { $savingDetails } from '../../core/profile/details'
import { $clockLead, todayBy } from '../../core/site/clock'
import { yearsBefore } from '../../core/validate/birth-date'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { Button } from '../ui/button'
import { TextInput } from '../ui/field'
import { Live, Notice } from '../ui/notice'
import { useFirstInvalid } from '../ui/use-first-invalid'
import { $words } from './enrolment.words'
import { problemText } from './problem-text'
import { $words as $signUpWords } from './sign-up.words'

const fields = {
  mobile: [{ name: 'phone', autoComplete: 'tel-national', type: 'tel' }],
  profile: [
    { name: 'firstName', autoComplete: 'given-name', type: 'text' },
    { name: 'lastName', autoComplete: 'family-name', type: 'text' },
    { name: 'postalCode', autoComplete: 'postal-code', type: 'text' },
    { name: 'birthDate', autoComplete: 'bday', type: 'date' },
  ],
} as const

interface DetailsFormProps {
  step: keyof typeof fields
  details: ConsumerProfile['consumerDetails']
  form: SignUpForm
  errorText: ErrorText
}

/** By the rules of the country. */
export function DetailsForm({ step, details, form, errorText }: DetailsFormProps) {
  const { words, signUp, common, problems, attempt, error, saving, lead, begin, submit } = useUnit({
    words: $words,
    signUp: $signUpWords,
    common: $problemWords,
    problems: $detailProblems,
    attempt: $detailAttempt,
    error: $detailError,
    saving: $savingDetails,
    lead: $clockLead,
    begin: detailsRequested,
    submit: detailsSubmitted,
  })
  useLayoutEffect(() => begin(), [begin])
  const view = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({})
  useFirstInvalid(view, attempt)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    submit(Object.fromEntries(fields[step].map(({ name }) => [name, String(typed.get(name) ?? '').trim()])) as Details)
  }
  const knownOf = (name: (typeof fields)[typeof step][number]['name']) =>
    name === 'phone'
      ? nationalPhone(details.phone ?? '', form.phoneCode, phoneRuleOf(form).mask)
      : (details[name] ?? '')
  const latest = yearsBefore(todayBy(lead), form.minimalAge)
  return (
    <form ref={view} className="stepform" onSubmit={send} noValidate>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      {fields[step].map(({ name, ...input }) => (
        <TextInput
          key={name}
          {...input}
          {...(name === 'birthDate' ? { min: form.earliestBirthDate, max: latest } : {})}
          name={name}
          label={signUp.labels[name]}
          aria-required
          dir={name === 'phone' || name === 'postalCode' ? 'ltr' : undefined}
          start={name === 'phone' ? <span dir="ltr">+{form.phoneCode}</span> : undefined}
          value={edited[name] ?? knownOf(name)}
          onChange={({ currentTarget: { value } }) => setEdited(before => ({ ...before, [name]: value }))}
          error={problems[name] && problemText(problems[name], name, form, signUp, common)}
        />
      ))}
      <Button type="submit" busy={saving === 'basics' ? words.saving : undefined}>
        {words.save}
      </Button>
    </form>
  )
}
