import { defineWords } from '../../core/site/words'

const english = {
  cancel: 'Cancel order',
  title: 'Cancel this order?',
  text: (sum: string) => `Nothing will be sent, and ${sum} will be refunded the way you paid. This cannot be undone.`,
  keep: 'Keep my order',
  cancelling: 'Canceling',
  close: 'Close',
  cancelled:
    'Nothing will be sent. You will be refunded the way you paid; gift cards, points and credit are back right away.',
  refused: {
    shipped: 'This order is already on its way. Return what you do not want to keep.',
    'gift-card-used': 'A gift card of this order has been used, so the order cannot be canceled any more.',
    other: 'This order cannot be canceled now.',
  },
}

export type CancelOrderWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./cancel-order.words.fr'),
  de: () => import('./cancel-order.words.de'),
  ja: () => import('./cancel-order.words.ja'),
  ar: () => import('./cancel-order.words.ar'),
  'en-GB': () => import('./cancel-order.words.en-GB'),
  'en-CA': () => import('./cancel-order.words.en-CA'),
})
