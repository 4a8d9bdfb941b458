import type { CountryWords } from '../../core/site/words'
import type { JoinWords } from './join.words'

export const words: CountryWords<JoinWords> = { cancelling: 'Cancelling' }
