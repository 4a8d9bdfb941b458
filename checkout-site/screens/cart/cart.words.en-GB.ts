import type { Translated } from '../../../core/site/words'
import type { CartScreenWords } from './cart.words'

export const words: Translated<CartScreenWords> = {
  later: 'Prices include VAT.',
}
