import { defineWords } from '../../core/site/words'

const english = {
  payPalHint: 'A window of PayPal opens. You look at the whole order once more before it is placed.',
  payPalMissing: 'Confirm with PayPal first.',
  appleMissing: 'Confirm with Apple Pay first.',
  payPalKept: (account: string) => `PayPal: ${account}`,
  otherPayPal: 'Use another account',
  appleHint: 'The order is placed as soon as you confirm with Apple Pay.',
  klarnaHint: 'Klarna asks you to confirm when you go on.',
  klarnaLost: 'Klarna cannot be reached. Choose another way to pay, or try again.',
  again: 'Try again',
  howItWorks: 'How it works',
  infoTitle: 'Pay later with Klarna',
  infoSteps: [
    'Choose Klarna and confirm your details in Klarna’s window.',
    'We send your order. Nothing is due on the day you buy.',
    'You pay in four parts, two weeks apart, without interest.',
  ],
  infoTerms: 'Klarna decides on each purchase whether it can be paid so, and tells you its terms before you confirm.',
  close: 'Close',
}

export type WalletWaysWords = typeof english

export const { $words } = defineWords<WalletWaysWords>(english, {
  fr: () => import('./wallet-ways.words.fr'),
  de: () => import('./wallet-ways.words.de'),
  ja: () => import('./wallet-ways.words.ja'),
  ar: () => import('./wallet-ways.words.ar'),
})
