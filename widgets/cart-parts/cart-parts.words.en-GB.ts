import type { CountryWords } from '../../core/site/words'
import type { CartPartsWords } from './cart-parts.words'

export const words: CountryWords<CartPartsWords> = {
  shipping: 'Delivery',
  shippedFree: 'Free delivery. ',
}
