import { pluralsOf } from '../../core/site/words'
import type { CountedTextWords } from './counted-text.words'

const plural = pluralsOf('fr')

const characters = (count: number) => `${count} ${plural(count, { one: 'caractère', other: 'caractères' })}`

export const words: CountedTextWords = {
  left: count => `${characters(count)} ${plural(count, { one: 'restant', other: 'restants' })}`,
  tooLong: count => `Trop long\u202f: retirez ${characters(count)}`,
}
