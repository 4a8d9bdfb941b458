import type { CountryWords } from '../../../core/site/words'
import type { AssociateLoginWords } from './associate-login.words'

export const words: CountryWords<AssociateLoginWords> = {
  hereText: 'Prices can be adjusted in the bag. PayPal and favourites are off.',
}
