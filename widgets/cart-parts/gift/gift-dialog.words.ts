import { defineWords } from '../../../core/site/words'

const english = {
  gift: 'Gift option',
  giftMore: 'We send your message by email. Your order stays as it is.',
  giftCardMore: 'We send the gift card with your message to this address.',
  close: 'Close',
  to: 'To',
  email: 'Their email',
  message: 'Message',
  left: (count: number) => `Up to ${count} characters`,
  keep: 'Save gift option',
  keeping: 'Saving',
  takeOff: 'Remove gift option',
}

export type GiftWords = typeof english

export const { $words } = defineWords<GiftWords>(english, {
  fr: () => import('./gift-dialog.words.fr'),
  de: () => import('./gift-dialog.words.de'),
  ja: () => import('./gift-dialog.words.ja'),
  ar: () => import('./gift-dialog.words.ar'),
})
