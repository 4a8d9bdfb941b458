import type { Translated } from '../../core/site/words'
import type { CartWords } from './mini-cart.words'

/** The bag’s words where the British have others. */
export const words: Translated<CartWords> = {
  shipping: 'Delivery',
  shippedFree: 'Delivery free. ',
}
