import type { Translated } from '../../core/site/words'
import type { CartWords } from './mini-cart.words'

/** The bag’s words where the British have others. */
export const words: Translated<CartWords> = {
  shipping: 'Delivery',
  tax: 'VAT',
  atCheckout: 'Prices include VAT.',
  freeAtCheckout: 'Delivery free. Prices include VAT.',
}
