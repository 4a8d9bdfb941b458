import { defineWords } from '../site/words'

/** The sentences of the validators (spec/3 §5), by their codes. */
export const english = {
  required: 'This field is required',
  pattern: (expression: string) => `Value should match ${expression}`,
  'same-as': (field: string) => `Value must be the same as ${field}`,
  email: 'Write the email address like name@example.com',
  phone: 'A valid phone number is required',
  password: 'Use at least one upper-case letter, one lower-case letter and one digit',
  FE872: 'Use at least 8 characters',
  FE340: 'The passwords do not match',
  name: 'Use 2 to 30 letters',
  min: (least: string) => `Enter ${least} or more`,
  max: (most: string) => `Enter ${most} or less`,
  'min-length': (least: number) => `Use at least ${least} characters`,
  'max-length': (most: number) => `Use at most ${most} characters`,
  'exact-length': (length: number) => `Use exactly ${length} characters`,
  date: 'Enter a day that the calendar has',
  'min-date': (first: string) => `Enter ${first} or a later day`,
  'max-date': (last: string) => `Enter ${last} or an earlier day`,
  'postal-code': 'Check the postal code',
}

/** What a language says of the validators' codes. */
export type ValidationWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./validation.words.fr'),
  de: () => import('./validation.words.de'),
  ja: () => import('./validation.words.ja'),
  ar: () => import('./validation.words.ar'),
})
