import { pluralsOf } from '../../core/site/words'
import type { TemplateWords } from './template.words'

const plural = pluralsOf('fr')

export const words: TemplateWords = {
  answer: (days: number) => `Sous ${days} ${plural(days, { one: 'jour', other: 'jours' })}.`,
}
