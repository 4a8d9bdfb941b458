import type { CountryWords } from '../../core/site/words'
import type { CartPartsWords } from './cart-parts.words'

export const words: CountryWords<CartPartsWords> = {
  like: (name: string) => `Add ${name} to favourites`,
  changeSavedNamed: (name: string) => `Change the size or colour of ${name}`,
}
