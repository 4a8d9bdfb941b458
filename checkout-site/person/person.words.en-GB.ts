import type { CountryWords } from '../../core/site/words'
import type { PersonWords } from './person.words'

export const words: CountryWords<PersonWords> = {
  industry: (left, year) => `Industry programme: ${left} of ${year} left this year`,
  trade: (left, year) => `Trade programme: ${left} of ${year} left this year`,
}
