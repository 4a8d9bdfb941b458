import { defineWords } from '../../../core/site/words'

const english = {
  all: 'All orders',
  placed: (day: string, sum: string) => `Placed ${day}, ${sum}`,
  items: 'In this order',
  failed: 'This order could not be loaded',
}

export type AccountOrderWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-order.words.fr'),
  de: () => import('./account-order.words.de'),
  ja: () => import('./account-order.words.ja'),
  ar: () => import('./account-order.words.ar'),
})
