import type { CountryWords } from '../../../core/site/words'
import type { BillingWords } from './billing.words'

export const words: CountryWords<BillingWords> = {
  same: 'Same as delivery address',
  back: 'Back to delivery',
}
