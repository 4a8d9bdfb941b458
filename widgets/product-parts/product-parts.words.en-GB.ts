import type { CountryWords } from '../../core/site/words'
import type { ProductPartsWords } from './product-parts.words'

export const words: CountryWords<ProductPartsWords> = {
  like: name => `Add ${name} to favourites`,
}
