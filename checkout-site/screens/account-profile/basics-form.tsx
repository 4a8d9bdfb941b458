import '../../../core/wiring/session/details-are-saved'
import { useUnit } from 'effector-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { $countries, countriesWanted, maskOf } from '../../../core/delivery'
import {
  $detailAttempt,
  $detailError,
  $detailProblems,
  ownDetailsShown,
  ownDetailsSubmitted,
} from '../../../core/enrolment/details'
import { $signUpForm, phoneRuleOf } from '../../../core/enrolment/form'
import { nationalPhone } from '../../../core/format/national-phone'
import type { ConsumerProfile } from '../../../core/profile'
import { $detailsError, $isNothingTyped, $savedDetails, $savingDetails } from '../../../core/profile/details'
import { $clockLead, todayBy } from '../../../core/site/clock'
import { yearsBefore } from '../../../core/validate/birth-date'
import { $words as $problemWords } from '../../../core/validate/problems.words'
import { problemText } from '../../../widgets/enrolment-parts/problem-text'
import { $words as $signUpWords } from '../../../widgets/enrolment-parts/sign-up.words'
import { TextInput } from '../../../widgets/ui/field'
import { FormEnd } from '../../account/form-end'
import { PhoneInput } from '../../person/phone-input'
import { Form } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { $words } from './account-profile.words'

const fields = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text', width: 'half' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text', width: 'half' },
  { name: 'phone', autoComplete: 'tel-national', type: 'tel', width: 'half roomy' },
  { name: 'postalCode', autoComplete: 'postal-code', type: 'text', width: 'half' },
  { name: 'birthDate', autoComplete: 'bday', type: 'date', width: 'half roomy' },
] as const

type Name = (typeof fields)[number]['name']

/** The e-mail address is shown, but cannot be changed. */
export function BasicsForm({ details }: { details: ConsumerProfile['consumerDetails'] }) {
  const { form, saving, kept, failure, problems, attempt, error, isNothing, words, say, ...more } = useUnit({
    form: $signUpForm,
    saving: $savingDetails,
    kept: $savedDetails,
    failure: $detailsError,
    problems: $detailProblems,
    attempt: $detailAttempt,
    error: $detailError,
    isNothing: $isNothingTyped,
    words: $words,
    say: $errorText,
    lead: $clockLead,
    signUp: $signUpWords,
    common: $problemWords,
    countries: $countries,
    show: ownDetailsShown,
    wantCountries: countriesWanted,
    submit: ownDetailsSubmitted,
  })
  const { show, wantCountries, countries, submit, lead, signUp, common } = more
  useEffect(() => {
    show()
    wantCountries()
  }, [show, wantCountries])
  const asksAge = form?.fields.some(({ name, required }) => required && name === 'birthDate')
  const dialCode = (details.phoneCode || form?.phoneCode) ?? ''
  const { mask = maskOf(countries, dialCode) } = phoneRuleOf(form, dialCode)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const shownOf = (name: Name) =>
    name === 'phone' ? nationalPhone(details.phone ?? '', dialCode, mask) : (details[name] ?? '')
  const valueOf = (name: Name) => typed[name] ?? shownOf(name)
  const type = (name: Name, value: string) => {
    if (value !== valueOf(name)) setTyped(before => ({ ...before, [name]: value }))
  }
  const sent = useRef(typed)
  useEffect(() => {
    if (kept === 'basics') setTyped(before => (before === sent.current ? {} : before))
  }, [kept])
  const refusal = failure?.form === 'basics' ? error : null
  const send = () => {
    sent.current = typed
    submit({
      ...Object.fromEntries(fields.map(({ name }) => [name, valueOf(name).trim()])),
      ...(dialCode ? { phoneCode: dialCode } : {}),
    })
  }
  return (
    <section className="panel">
      <h2>{words.about}</h2>
      <Form
        className="form"
        onSubmit={send}
        attempt={attempt}
        error={refusal ? say(refusal) : isNothing ? words.nothingTyped : null}
      >
        <TextInput label={words.email} type="email" dir="ltr" readOnly value={details.email} hint={words.emailHint} />
        {fields.map(({ name, type: kind, width, ...input }) => {
          const problem = problems[name]
          const shared = {
            ...input,
            name,
            label: words[name],
            optional: name === 'birthDate' && asksAge ? undefined : words.optional,
            value: valueOf(name),
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(name, currentTarget.value),
            error: problem ? problemText(problem, name, form, signUp, common) : undefined,
          }
          return (
            <div className={width} key={name}>
              {name === 'phone' ? (
                <PhoneInput {...shared} dialCode={dialCode} mask={mask} onTidied={phone => type(name, phone)} />
              ) : (
                <TextInput
                  {...shared}
                  {...(name === 'birthDate' && form
                    ? {
                        min: form.earliestBirthDate,
                        max: yearsBefore(todayBy(lead), form.minimalAge),
                      }
                    : {})}
                  type={kind}
                  dir={name === 'postalCode' ? 'ltr' : undefined}
                />
              )}
            </div>
          )
        })}
        <FormEnd isSaving={saving === 'basics'} isHeld={saving !== null} isSaved={kept === 'basics'} />
      </Form>
    </section>
  )
}
