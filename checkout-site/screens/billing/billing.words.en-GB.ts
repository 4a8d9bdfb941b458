import type { Translated } from '../../../core/site/words'
import type { BillingWords } from './billing.words'

export const words: Translated<BillingWords> = {
  same: 'Same as delivery address',
  back: 'Back to delivery',
}
