import { defineWords } from '../../../core/site/words'

const english = {
  payment: 'Payment',
  remaining: (sum: string) => `Pay the remaining ${sum}`,
  encrypted: 'Encrypted. Card details go to the payment provider only.',
  card: 'Card',
  cardEnding: (brand: string, last4: string) => `${brand} ending ${last4}`,
  otherCard: 'Use another card',
  keepCard: (brand: string, last4: string) => `Keep ${brand} ending ${last4}`,
  billing: 'Billing address',
  same: 'Same as shipping address',
  paid: 'Everything is paid. No card is needed.',
  next: 'Review your order',
  saving: 'Saving',
  back: 'Back to shipping',
  loading: 'Loading',
  methodsFailed: 'Payment methods could not be loaded.',
  noMethods: 'No payment method is available for this bag right now. Try again in a moment.',
  providerLost: 'The payment provider could not be reached. Your card was not charged. Try again.',
  notSaved: 'Your payment was not saved. Nothing was charged.',
  authentication: {
    answered:
      'Your bank did not confirm the payment, so nothing was ordered or charged. Try again, or use another card.',
    'gave-up': 'The payment was not confirmed, so nothing was ordered or charged. Choose how to pay.',
    'timed-out':
      'The time to confirm the payment ran out, so nothing was ordered or charged. Try again, or use another card.',
    unreadable:
      'Your bank wants you to confirm the payment, but its page could not be opened. Nothing was charged, and your bag is still here. Try again, or pay another way.',
  },
}

export type BillingWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./billing.words.fr'),
  de: () => import('./billing.words.de'),
  ja: () => import('./billing.words.ja'),
  ar: () => import('./billing.words.ar'),
  'en-GB': () => import('./billing.words.en-GB'),
})
