import { defineWords } from '../../core/site/words'

const english = {
  cardNumber: 'Card number',
  cardExpiry: 'Expiry',
  cardCode: 'Security code',
  cardHolder: 'Name on card',
  numberExample: '1234 1234 1234 1234',
  expiryExample: 'MM / YY',
  codeExample: '3 digits',
  codeExampleFour: '4 digits',
  problems: {
    cardNumber: { required: 'Enter your card number', 'card-number': 'Check the card number' },
    cardExpiry: { required: 'Enter the expiry date', FE309: 'Check the expiry date. The card may have expired.' },
    cardCode: { required: 'Enter the security code', 'security-code': 'Check the security code' },
    cardHolder: { required: 'Enter the name on the card' },
  } as Record<string, Record<string, string>>,
}

export type CardFormWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./card-form.words.fr'),
  de: () => import('./card-form.words.de'),
  ja: () => import('./card-form.words.ja'),
  ar: () => import('./card-form.words.ar'),
})
