import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { phoneRuleOf, type SignUpForm, type SignUpProblem, smsDeclined } from '../../../core/enrolment'
import { $clockLead, todayBy } from '../../../core/site/clock'
import { yearsBefore } from '../../../core/validate/birth-date'
import { $words as $problemWords, type ProblemWords } from '../../../core/validate/problems.words'
import { NewPasswordInput } from '../../password/new-password-input'
import { $words as $passwordWords } from '../../password/password.words'
import { PhoneInput } from '../../person/phone-input'
import { $root } from '../../shell/navigation'
import { useTypedEmail } from '../../shell/typed-email'
import { Select, TextInput } from '../../../widgets/ui/field'
import { problemText } from '../../../widgets/enrolment-parts/problem-text'
import { $words, type SignUpWords } from '../../../widgets/enrolment-parts/sign-up.words'

interface SignUpFieldProps {
  field: SignUpForm['fields'][number]
  form: SignUpForm
  problem: SignUpProblem | undefined
}

const browsersNames = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'username',
  birthDate: 'bday',
  phone: 'tel-national',
  postalCode: 'postal-code',
} as const

/** With hints for the browser's autofill. */
export function SignUpField({ field, form, problem }: SignUpFieldProps) {
  const { words, common, password, root, lead, withoutSms } = useUnit({
    words: $words,
    common: $problemWords,
    password: $passwordWords,
    root: $root,
    lead: $clockLead,
    withoutSms: smsDeclined,
  })
  const carried = useTypedEmail()
  const { name, required } = field
  if (name === 'password') {
    const isMissing = problem === 'required'
    const error = problem && password.problems[isMissing ? 'required' : 'password']
    return <NewPasswordInput label={password.password} name={name} error={error} />
  }
  const shared = {
    name,
    label: words.labels[name],
    optional: required ? undefined : words.optional,
    error: problem && sentenceFor(problem, name, form, words, common, root),
    'aria-required': required,
  }
  if (name === 'gender') {
    const { choose, ...genders } = words.genders
    const options = Object.entries(genders).map(([value, label]) => ({ value, label }))
    return <Select {...shared} autoComplete="sex" options={[{ value: '', label: choose }, ...options]} />
  }
  const input = { ...shared, autoComplete: browsersNames[name] }
  switch (name) {
    case 'email':
      return <TextInput {...input} {...carried} type="email" autoCapitalize="none" spellCheck={false} dir="ltr" />
    case 'birthDate': {
      const latest = yearsBefore(todayBy(lead), form.minimalAge)
      return <TextInput {...input} type="date" min={form.earliestBirthDate} max={latest} />
    }
    case 'phone':
      return (
        <PhoneInput {...input} dialCode={form.phoneCode} mask={phoneRuleOf(form).mask} onInput={() => withoutSms()} />
      )
    default:
      return <TextInput {...input} spellCheck={false} />
  }
}

function sentenceFor(
  problem: SignUpProblem,
  name: Exclude<SignUpFieldProps['field']['name'], 'password'>,
  form: SignUpForm,
  words: SignUpWords,
  common: ProblemWords,
  root: string,
): ReactNode {
  const sentence = problemText(problem, name, form, words, common)
  if (problem !== 'in-use' || name === 'phone') return sentence
  return (
    <>
      {sentence}{' '}
      <Link className="link" href={`${root}/sign-in${location.search}`}>
        {words.signIn}
      </Link>
    </>
  )
}
