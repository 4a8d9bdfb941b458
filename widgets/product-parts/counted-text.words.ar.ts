import { pluralsOf } from '../../core/site/words'
import type { CountedTextWords } from './counted-text.words'

const plural = pluralsOf('ar')

const characters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })

export const words: CountedTextWords = {
  left: count => (count === 0 ? 'لم يبق أي حرف' : `المتبقي: ${characters(count)}`),
  tooLong: count => `النص طويل جدًا، اختصره: ${characters(count)}`,
}
