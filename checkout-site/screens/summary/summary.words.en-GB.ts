import type { CountryWords } from '../../../core/site/words'
import type { SummaryWords } from './summary.words'

export const words: CountryWords<SummaryWords> = {
  pickUpAt: 'Collect from',
  collectedBy: (name: string) => `Collected by ${name}`,
  shipTo: 'Deliver to',
  sameAsShipping: 'Same as delivery address',
}
