import '../../../core/wiring/session/details-are-saved'
import { useUnit } from 'effector-react'
import { type ChangeEvent, useEffect } from 'react'
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
import { $typedBasics, basicTyped } from '../../../core/profile/typed-basics'
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

type Field = (typeof fields)[number]
type Name = Field['name']

/** The e-mail address is shown, but cannot be changed. */
export function BasicsForm({ details }: { details: ConsumerProfile['consumerDetails'] }) {
  const {
    saving,
    saved,
    failure,
    attempt,
    error,
    isNothing,
    words,
    errorText,
    typed,
    show,
    type,
    submit,
    loadCountries,
  } = useUnit({
    saving: $savingDetails,
    saved: $savedDetails,
    failure: $detailsError,
    attempt: $detailAttempt,
    error: $detailError,
    isNothing: $isNothingTyped,
    words: $words,
    errorText: $errorText,
    typed: $typedBasics,
    show: ownDetailsShown,
    type: basicTyped,
    submit: ownDetailsSubmitted,
    loadCountries: countriesWanted,
  })
  useEffect(() => {
    show()
    loadCountries()
  }, [show, loadCountries])
  const phone = usePhoneFormat(details.phoneCode)
  const savedValueOf = (name: Name) =>
    name === 'phone' ? nationalPhone(details.phone ?? '', phone.dialCode, phone.mask) : (details[name] ?? '')
  const { email } = details
  const valueOf = (name: Name) => (typed?.email === email ? typed.values[name] : undefined) ?? savedValueOf(name)
  const change = (name: Name, value: string) => {
    if (value !== valueOf(name)) type({ email, name, value })
  }
  const refusal = failure?.form === 'basics' ? error : null
  const send = () =>
    submit({
      ...Object.fromEntries(fields.map(({ name }) => [name, valueOf(name).trim()])),
      ...(phone.dialCode ? { phoneCode: phone.dialCode } : {}),
    })
  return (
    <section className="panel">
      <h2>{words.about}</h2>
      <Form
        className="form"
        onSubmit={send}
        attempt={attempt}
        error={refusal ? errorText(refusal) : isNothing ? words.nothingTyped : null}
      >
        <TextInput label={words.email} type="email" dir="ltr" readOnly value={email} hint={words.emailHint} />
        {fields.map(field => (
          <div className={field.width} key={field.name}>
            <Input field={field} value={valueOf(field.name)} phone={phone} onChange={change} />
          </div>
        ))}
        <FormEnd isSaving={saving === 'basics'} isHeld={saving !== null} isSaved={saved === 'basics'} />
      </Form>
    </section>
  )
}

/** How a number of the account's country is written, else of the country that the form is for. */
function usePhoneFormat(ownCode: string | null | undefined) {
  const { form, countries } = useUnit({ form: $signUpForm, countries: $countries })
  const dialCode = (ownCode || form?.phoneCode) ?? ''
  const { mask = maskOf(countries, dialCode) } = phoneRuleOf(form, dialCode)
  return { dialCode, mask }
}

interface InputProps {
  field: Field
  value: string
  phone: ReturnType<typeof usePhoneFormat>
  onChange: (name: Name, value: string) => void
}

function Input({ field: { name, type, width: _width, ...attributes }, value, phone, onChange }: InputProps) {
  const { form, problems, words, signUp, common, clockLead } = useUnit({
    form: $signUpForm,
    problems: $detailProblems,
    words: $words,
    signUp: $signUpWords,
    common: $problemWords,
    clockLead: $clockLead,
  })
  const problem = problems[name]
  const isAgeAsked = form?.fields.some(({ name, required }) => required && name === 'birthDate')
  const shared = {
    ...attributes,
    name,
    label: words[name],
    optional: name === 'birthDate' && isAgeAsked ? undefined : words.optional,
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(name, currentTarget.value),
    error: problem ? problemText(problem, name, form, signUp, common) : undefined,
  }
  if (name === 'phone') return <PhoneInput {...shared} {...phone} onTidied={tidied => onChange(name, tidied)} />
  return (
    <TextInput
      {...shared}
      {...(name === 'birthDate' && form
        ? { min: form.earliestBirthDate, max: yearsBefore(todayBy(clockLead), form.minimalAge) }
        : {})}
      type={type}
      dir={name === 'postalCode' ? 'ltr' : undefined}
    />
  )
}
