import type { CountryWords } from '../../../core/site/words'
import type { AccountLoyaltyWords } from './account-loyalty.words'

export const words: CountryWords<AccountLoyaltyWords> = {
  welcome: 'Welcome to the programme',
  joinTitle: 'Join the loyalty programme',
  terms: 'Terms of the programme',
}
