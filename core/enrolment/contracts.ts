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
  /** Only e-mail and password; everything else is asked for later. */
  isSimplified: boolean(),
  /** Years. */
  minimalAge: integer(),
  /** ISO date. */
  earliestBirthDate: string(),
  /** The dial code of the locale's country, digits only. */
  phoneCode: string(),
  /** `XXX` for digits; empty if unknown. For pages that do not know `phoneRule`. */
  phoneMask: string(),
  /** What the country's addresses say of its numbers. */
  phoneRule: optional(type({ pattern: string(), mask: optional(string()) })),
  asksSmsConsent: boolean(),
  /** The brand's terms have a checkbox of their own. */
  asksBrandTerms: optional(boolean()),
})
export type SignUpForm = Infer<typeof SignUpForm>

const Text = size(string(), 0, 100)

export const MAX_POSTAL_CODE = 40

/** `codeChallenge` binds the authorization code of the automatic sign-in, as in `SignInRequest`. */
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
  postalCode: optional(size(string(), 0, MAX_POSTAL_CODE)),
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

/** Needs a bot check token, because it reveals whether an account exists. */
export const LookupQuery = type({
  email: size(string(), 1, 254),
  recaptcha_response: optional(size(string(), 0, 4096)),
})

/** An unknown address is refused with `AUT440`. */
export const LookupAnswer = type({ next: literal('sign-in') })
