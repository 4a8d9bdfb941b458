import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Your bag',
  checkout: 'Checkout',
  loading: 'Loading your bag',
  remove: (name: string) => `Remove ${name} to continue.`,
}

export type CartScreenWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./cart.words.fr'),
  de: () => import('./cart.words.de'),
  ja: () => import('./cart.words.ja'),
  ar: () => import('./cart.words.ar'),
})
