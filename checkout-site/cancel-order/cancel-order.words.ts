import { defineWords } from '../../core/site/words'

const english = {
  cancel: 'Cancel order',
  title: 'Cancel this order?',
  text: (sum: string) => `Nothing will be sent, and ${sum} goes back the way you paid. This cannot be undone.`,
  keep: 'Keep my order',
  cancelling: 'Cancelling',
  close: 'Close',
  cancelled: 'Nothing will be sent. What you paid goes back the way it came, gift cards and points at once.',
  tooLate: 'This order is on its way already. Send back what you do not want to keep.',
}

export type CancelOrderWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./cancel-order.words.fr'),
  de: () => import('./cancel-order.words.de'),
  ja: () => import('./cancel-order.words.ja'),
  ar: () => import('./cancel-order.words.ar'),
})
