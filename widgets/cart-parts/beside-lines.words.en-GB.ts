import type { CountryWords } from '../../core/site/words'
import type { BesideLinesWords } from './beside-lines.words'

export const words: CountryWords<BesideLinesWords> = {
  favorite: 'Favourite',
  like: (name: string) => `Add ${name} to favourites`,
  changeVariant: 'Change the size or colour',
  changeVariantNamed: (name: string) => `Change the size or colour of ${name}`,
  ship: 'Deliver to me',
  pickUpAt: (name: string) => `Collect at ${name}`,
}
