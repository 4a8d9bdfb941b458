import { defineWords } from '../../../core/site/words'

const en = {
  email: 'Email',
  emailHint: 'We email you once, when it is back.',
  sending: 'Sending',
  notified: (email: string) => `We will email ${email} when it is back.`,
  sumLabel: 'Custom amount',
  sumRange: (low: string, high: string) => `From ${low} to ${high}`,
  addSum: 'Add this amount',
  addingSum: 'Adding',
  sumRequired: 'Enter an amount',
  sumNumber: 'Enter an amount such as 75',
  inStores: 'For pick-up in store only. Choose above to see which stores have it.',
  pickUp: 'Pick up in store',
  chooseStore: 'Choose a store',
  ready: 'In stock, ready in 2 hours',
  sent: 'Sent to this store, in 3 to 6 days',
  noStore: 'No store has this one right now. Choose another above.',
  retry: 'Try again',
}

export type FormsWords = typeof en

/** Of the forms that come late. */
export const { $words } = defineWords(en, {
  fr: () => import('./forms.words.fr'),
  de: () => import('./forms.words.de'),
  ja: () => import('./forms.words.ja'),
  ar: () => import('./forms.words.ar'),
})
