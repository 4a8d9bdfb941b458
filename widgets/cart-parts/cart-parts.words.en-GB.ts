import type { CountryWords } from '../../core/site/words'
import type { CartPartsWords } from './cart-parts.words'

export const words: CountryWords<CartPartsWords> = {
  shipping: 'Delivery',
  shippedFree: 'Delivery free. ',

  like: (name: string) => `Add ${name} to favourites`,
  changeSavedNamed: (name: string) => `Change the size or colour of ${name}`,
  ship: 'Deliver to me',
  pickUpAt: (name: string) => `Collect at ${name}`,
}
