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

  youSave: 'You save',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  leftToPay: 'Left to pay',
  shippedFree: 'Free shipping. ',
  taxLater: 'Tax is calculated at checkout.',
  taxIncluded: 'Prices include VAT.',
  checkout: 'Checkout',
  leaving: 'One moment',
  removeToGoOn: (name: string) => `Remove ${name} to continue.`,

  empty: 'Your bag is empty',

  loading: 'Loading your bag',
  tryAgain: 'Try again',
}

/** The words of the bag and its lines: those that a language lacks are the English ones. */
export type CartPartsWords = typeof english

/** The bag's words in the shopper's language. */
export const { $words } = defineWords<CartPartsWords>(english, {
  fr: () => import('./cart-parts.words.fr'),
  de: () => import('./cart-parts.words.de'),
  ja: () => import('./cart-parts.words.ja'),
  ar: () => import('./cart-parts.words.ar'),
  'en-GB': () => import('./cart-parts.words.en-GB'),
})
