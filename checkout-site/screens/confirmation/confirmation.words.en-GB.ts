import type { Translated } from '../../../core/site/words'
import type { ConfirmationWords } from './confirmation.words'

export const words: Translated<ConfirmationWords> = {
  shipsTo: 'Delivered to',
}
