import type { CountryWords } from '../../core/site/words'
import type { CartWords } from './mini-cart.words'

/** The bag’s words where the British have others. */
export const words: CountryWords<CartWords> = {
  shipping: 'Delivery',
  shippedFree: 'Delivery free. ',

  like: (name: string) => `Add ${name} to favourites`,
  ship: 'Deliver to me',
  pickUpAt: (name: string) => `Collect at ${name}`,
}
