import { defineWords } from '../../core/site/words'

const english = {
  payPalHint: 'A PayPal window opens. You can review your order before it is placed.',
  payPalMissing: 'Confirm with PayPal first.',
  appleMissing: 'Confirm with Apple Pay first.',
  payPalConfirmed: (account: string) => `PayPal: ${account}`,
  otherPayPal: 'Use another account',
  appleHint: 'The order is placed as soon as you confirm with Apple Pay.',
  klarnaHint: 'Klarna asks you to confirm when you continue.',
  klarnaFailed: 'Klarna cannot be reached. Choose another way to pay, or try again.',
  howItWorks: 'How it works',
  infoTitle: 'Pay later with Klarna',
  infoSteps: [
    'Choose Klarna and confirm your details in Klarna’s window.',
    'We ship your order. Nothing is due today.',
    'You pay in four parts, two weeks apart, without interest.',
  ],
  infoTerms:
    'Klarna decides for each purchase whether you can pay this way, and shows you its terms before you confirm.',
  close: 'Close',
}

export type WalletMethodsWords = typeof english

export const { $words } = defineWords<WalletMethodsWords>(english, {
  fr: () => import('./wallet-methods.words.fr'),
  de: () => import('./wallet-methods.words.de'),
  ja: () => import('./wallet-methods.words.ja'),
  ar: () => import('./wallet-methods.words.ar'),
})
