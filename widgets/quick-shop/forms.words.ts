import { defineWords } from '../../core/site/words'

const en = {
  email: 'Email',
  emailHint: 'We write once, when it is back.',
  emailWrong: 'Enter an email such as name@example.com',
  sending: 'Sending',
  notified: (email: string) => `We will write to ${email} when it is back.`,
  label: 'Your own amount',
  range: (low: string, high: string) => `From ${low} to ${high}`,
  add: 'Add this amount',
  adding: 'Adding',
  required: 'Enter an amount',
  number: 'Enter an amount such as 75',
}

/** What the forms of a quick shop say: where to write when it is back, and a gift card's own sum. */
export type FormsWords = typeof en

export const { $words } = defineWords(en, {
  fr: () => import('./forms.words.fr'),
  de: () => import('./forms.words.de'),
  ja: () => import('./forms.words.ja'),
  ar: () => import('./forms.words.ar'),
})
