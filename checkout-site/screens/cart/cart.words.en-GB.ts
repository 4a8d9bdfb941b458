import type { Translated } from '../../../core/site/words'
import type { CartScreenWords } from './cart.words'

export const words: Translated<CartScreenWords> = {
  later: 'Delivery and VAT are worked out at checkout.',
}
