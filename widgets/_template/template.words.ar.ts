import { pluralsOf } from '../../core/site/words'
import type { TemplateWords } from './template.words'

const plural = pluralsOf('ar')

export const words: TemplateWords = {
  answer: (days: number) =>
    plural(days, {
      zero: 'اليوم.',
      one: 'خلال يوم واحد.',
      two: 'خلال يومين.',
      few: `خلال ${days} أيام.`,
      many: `خلال ${days} يومًا.`,
      other: `خلال ${days} يوم.`,
    }),
}
