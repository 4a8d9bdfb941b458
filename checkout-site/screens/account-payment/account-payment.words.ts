import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Payment',
  cards: 'Cards',
  noCards: 'No card yet. Save one when you pay, or add it here.',
  addCard: 'Add a card',
  newMain: 'Make it my main card',
  makeMain: 'Make it the main one',
  mainNamed: (name: string) => `Make ${name} the main one`,
  renew: 'New expiry date',
  renewNamed: (name: string) => `New expiry date of ${name}`,
  month: 'Month',
  year: 'Year',
  giftCards: 'Gift cards',
  noGiftCards: 'No gift card yet.',
  addGiftCard: 'Add a gift card',
  number: 'Gift card number',
  pin: 'PIN',
  balance: (sum: string) => `${sum} left`,
  ended: 'It has expired.',
  providerLost: 'The payment provider could not be reached. Try again.',
  removeNamed: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove ${name} from your account?`,
}

export type AccountPaymentWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-payment.words.fr'),
  de: () => import('./account-payment.words.de'),
  ja: () => import('./account-payment.words.ja'),
  ar: () => import('./account-payment.words.ar'),
})
