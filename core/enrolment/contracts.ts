import { boolean, enums, type Infer, integer, literal, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'
import { Enrollment, Subscription } from '../shapes/consent'

export const SignUpFieldName = enums([
  'firstName',
  'lastName',
  'email',
  'password',
  'birthDate',
  'gender',
  'phone',
  'postalCode',
])
export type SignUpFieldName = Infer<typeof SignUpFieldName>

export const SignUpForm = type({
  fields: array(type({ name: SignUpFieldName, required: boolean() })),
  /** E-mail and password alone; everything else is asked for later. */
  isSimplified: boolean(),
  /** Years. */
  minimalAge: integer(),
  /** ISO date. */
  earliestBirthDate: string(),
  /** The dial code of the locale's country, digits alone. */
  phoneCode: string(),
  /** How the country writes phone numbers, `XXX` for digits; empty where nothing is known. */
  phoneMask: string(),
  asksSmsConsent: boolean(),
  /** Whether the terms of the brand are agreed to by themselves. */
  asksBrandTerms: optional(boolean()),
})
export type SignUpForm = Infer<typeof SignUpForm>

const Text = size(string(), 0, 100)

/** A new account. `codeChallenge` binds the authorization code of the automatic sign-in, as `SignInRequest` does. */
export const SignUpRequest = type({
  type: literal('Registered'),
  email: size(string(), 1, 254),
  password: size(string(), 1, 256),
  codeChallenge: size(string(), 43, 128),
  firstName: optional(Text),
  lastName: optional(Text),
  /** ISO date. */
  birthDate: optional(size(string(), 0, 10)),
  gender: optional(Text),
  phone: optional(size(string(), 0, 40)),
  phoneCode: optional(size(string(), 0, 8)),
  postalCode: optional(size(string(), 0, 40)),
  isTermsConfirmed: literal(true),
  isTemporaryPassword: optional(boolean()),
  termsConditionsAndPolicy: optional(boolean()),
  brandTerms: optional(boolean()),
  subscriptions: optional(size(array(Subscription), 0, 10)),
  enrollments: optional(size(array(Enrollment), 0, 2)),
  source: optional(type({ store: optional(Text), acquisitionType: optional(Text), campaignName: optional(Text) })),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
export type SignUpRequest = Infer<typeof SignUpRequest>

/** Whether an e-mail address has an account; it takes a bot check's token, since it tells. */
export const LookupQuery = type({
  email: size(string(), 1, 254),
  recaptcha_response: optional(size(string(), 0, 4096)),
})

/** The account exists; one that does not is refused with `AUT440`. */
export const LookupAnswer = type({ next: literal('sign-in') })
