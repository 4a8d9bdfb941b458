import { defineWords } from '../site/words'

const english = {
  required: 'This field is required',
  pattern: (expected: string) => `Value should match ${expected}`,
  sameAs: (other: string) => `Value must be the same as ${other}`,
  email: 'Enter an email such as name@example.com',
  phone: 'A valid phone number is required',
  tooShort: (least: number) => (least === 1 ? 'Enter at least 1 character' : `Enter at least ${least} characters`),
  tooLong: (max: number) => `Use at most ${max} characters`,
  exactly: (count: number) => (count === 1 ? 'Enter exactly 1 character' : `Enter exactly ${count} characters`),
  atLeast: (least: number) => `Enter ${least} or more`,
  atMost: (max: number) => `Enter ${max} or less`,
  notOffered: 'Choose one from the list',
}

export type ProblemWords = typeof english

/** Messages for invalid values; a form may have its own for a field. */
export const { $words } = defineWords(english, {
  fr: () => import('./problems.words.fr'),
  de: () => import('./problems.words.de'),
  ja: () => import('./problems.words.ja'),
  ar: () => import('./problems.words.ar'),
})
