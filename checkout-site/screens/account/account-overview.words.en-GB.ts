import type { CountryWords } from '../../../core/site/words'
import type { AccountOverviewWords } from './account-overview.words'

export const words: CountryWords<AccountOverviewWords> = { join: 'Join the loyalty programme' }
