import type { CountryWords } from '../../../core/site/words'
import type { ConfirmationWords } from './confirmation.words'

export const words: CountryWords<ConfirmationWords> = {
  shipsTo: 'Delivered to',
}
