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
  inStores: 'For pick-up in store only. Choose above to see which stores have it.',
  pickUp: 'Pick up in store',
  chooseStore: 'Choose a store',
  ready: 'In stock, ready in 2 hours',
  sent: 'Sent to this store, in 3 to 6 days',
  noStore: 'No store has this one now. Choose another above.',
  again: 'Try again',
}

/** What the forms of a quick shop say: where to write when it is back, a gift card's own sum, where to pick it up. */
export type FormsWords = typeof en

export const { $words } = defineWords(en, {
  fr: () => import('./forms.words.fr'),
  de: () => import('./forms.words.de'),
  ja: () => import('./forms.words.ja'),
  ar: () => import('./forms.words.ar'),
})
