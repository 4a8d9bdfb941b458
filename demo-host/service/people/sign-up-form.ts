import type { SignUpFieldName, SignUpForm } from '../../../core/enrolment/contracts'

type Field = SignUpForm['fields'][number]

export type SignUpRules = {
  readonly fields: readonly Field[]
  readonly minimalAge: number
  readonly asksSmsConsent: boolean
  readonly asksBrandTerms: boolean
}

export const EARLIEST_BIRTH_DATE = '1900-01-01'

const must = (name: SignUpFieldName): Field => ({ name, required: true })
const may = (name: SignUpFieldName): Field => ({ name, required: false })

const login = [must('email'), must('password')]
const name = [must('firstName'), must('lastName')]

/** The ages at which the country's law lets somebody agree to an account. */
const byCountry: Readonly<Record<string, SignUpRules>> = {
  US: rules(13, [...name, ...login, may('birthDate'), may('phone'), may('postalCode')], { asksSmsConsent: true }),
  CA: rules(13, login),
  GB: rules(13, [...name, ...login, may('birthDate'), may('postalCode')]),
  FR: rules(15, [...name, must('birthDate'), ...login, may('phone')]),
  DE: rules(16, [may('gender'), ...name, must('birthDate'), ...login], { asksBrandTerms: true }),
  JP: rules(15, [must('lastName'), must('firstName'), must('birthDate'), must('phone'), ...login, may('postalCode')]),
  AE: rules(18, [...name, must('phone'), ...login, may('birthDate')]),
  KW: rules(18, [...name, must('phone'), ...login, may('birthDate')]),
  ES: rules(14, login),
  IT: rules(14, login),
}

/** For countries without a configuration: only e-mail and password. */
const simplified = rules(16, login)

export const signUpRulesOf = (country: string): SignUpRules => byCountry[country] ?? simplified

export const isSimplified = ({ fields }: SignUpRules): boolean => fields.length === login.length

function rules(minimalAge: number, fields: readonly Field[], others: Partial<SignUpRules> = {}): SignUpRules {
  return { minimalAge, fields, asksSmsConsent: false, asksBrandTerms: false, ...others }
}
