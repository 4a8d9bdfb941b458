import { hasCode, type ShopError } from '../errors/shop-error'
import { type BirthDateProblem, birthDate } from '../validate/birth-date'
import { email } from '../validate/email'
import { brokenPasswordRules } from '../validate/password'
import { personName } from '../validate/person-name'
import { type PhoneRule, phone } from '../validate/phone'
import { textLength } from '../validate/text-length'
import { MAX_POSTAL_CODE, type SignUpFieldName, type SignUpForm } from './contracts'
import { phoneRuleOf } from './phone-rule'

/** The password is only in the form's field and in the call, never in a store. */
export type SignUpValues = {
  readonly fields: Readonly<Partial<Record<SignUpFieldName, string>>>
  readonly newsletter: boolean
  readonly loyaltyTerms: boolean
  readonly policy: boolean
  /** If the form asks for it. */
  readonly brandTerms?: boolean
}

export type SignUpProblem =
  | 'required'
  | 'email'
  | 'min-length'
  | 'max-length'
  | 'password'
  | 'phone'
  | 'in-use'
  | 'wrong'
  | BirthDateProblem

export type SignUpProblems = Readonly<Partial<Record<SignUpFieldName | 'policy' | 'brandTerms' | 'sms', SignUpProblem>>>

/** `needsPhone`: text messages were chosen. */
export function signUpProblems(
  { fields, policy, brandTerms }: SignUpValues,
  form: SignUpForm,
  today: string,
  needsPhone: boolean,
  phoneRule = phoneRuleOf(form),
): SignUpProblems {
  const problems: Partial<Record<SignUpFieldName | 'policy' | 'brandTerms', SignUpProblem>> = {}
  for (const { name, required } of form.fields) {
    const problem = problemOf(
      name,
      fields[name] ?? '',
      { ...form, phoneRule },
      today,
      required || (name === 'phone' && needsPhone),
    )
    if (problem) problems[name] = problem
  }
  if (form.asksBrandTerms && !brandTerms) problems.brandTerms = 'required'
  if (!policy) problems.policy = 'required'
  return problems
}

/** Null if the refusal is not about a field. */
export function refusedFields(error: ShopError): SignUpProblems | null {
  if (hasCode(error, 'AUT439', 'PRO400')) return { email: 'in-use' }
  if (hasCode(error, 'AUT444', 'AUT442')) return { phone: 'in-use' }
  if (hasCode(error, 'AUT453')) return { email: 'email' }
  if (hasCode(error, 'PRO411')) return { birthDate: 'required' }
  if (hasCode(error, 'PRO410')) return { birthDate: 'min-age' }
  if (hasCode(error, 'FE872', 'PRO415')) return { password: 'password' }
  const field = error.kind === 'http' && error.code === 'PRO412' ? error.details['field'] : undefined
  return isField(field) ? { [field]: 'wrong' } : null
}

const named = ['firstName', 'lastName', 'gender', 'phone', 'postalCode'] as const
const isField = (field: unknown): field is (typeof named)[number] => named.some(name => name === field)

function problemOf(
  name: SignUpFieldName,
  value: string,
  form: Pick<SignUpForm, 'earliestBirthDate' | 'minimalAge'> & { readonly phoneRule: PhoneRule },
  today: string,
  required: boolean,
): SignUpProblem | null {
  if (name === 'password') return value ? (brokenPasswordRules(value).length > 0 ? 'password' : null) : 'required'
  if (!value.trim()) return required ? 'required' : null
  switch (name) {
    case 'email':
      return email(value)
    case 'birthDate':
      return birthDate(value, { required, earliest: form.earliestBirthDate, minimalAge: form.minimalAge }, today)
    case 'phone':
      return phone(value, form.phoneRule)
    case 'firstName':
    case 'lastName':
      return personName(value)
    case 'postalCode':
      return textLength(value.trim(), { maxLength: MAX_POSTAL_CODE })
    default:
      return null
  }
}
