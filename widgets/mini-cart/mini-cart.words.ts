import { defineWords } from '../../core/site/words'

const english = {
  bag: 'Your bag',
  close: 'Close bag',

  quantityOf: (name: string) => `Quantity of ${name}`,
  less: 'One fewer',
  more: 'One more',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  was: 'was',
  comma: ', ',
  free: 'Free',
  gift: 'Gift',

  subtotal: 'Subtotal',
  shipping: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  shippedFree: 'Shipping free. ',
  taxLater: 'Tax is worked out at checkout.',
  taxIncluded: 'Prices include VAT.',
  checkout: 'Checkout',
  leaving: 'One moment',
  removeToGoOn: (name: string) => `Remove ${name} to go on.`,

  empty: 'Your bag is empty',

  loading: 'Loading your bag',
  tryAgain: 'Try again',
}

/** The bag's words: those that a language lacks are the English ones. */
export type CartWords = typeof english

/** The bag's words in the shopper's language. */
export const { $words } = defineWords<CartWords>(english, {
  fr: () => import('./mini-cart.words.fr'),
  de: () => import('./mini-cart.words.de'),
  ja: () => import('./mini-cart.words.ja'),
  ar: () => import('./mini-cart.words.ar'),
  'en-GB': () => import('./mini-cart.words.en-GB'),
})
