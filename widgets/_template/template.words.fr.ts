import { pluralsOf } from '../../core/site/words'
import type { TemplateWords } from './template.words'

const plural = pluralsOf('fr')

/** The template's words in French. */
export const words: TemplateWords = {
  answer: (days: number) => `Sous ${days} ${plural(days, { one: 'jour', other: 'jours' })}.`,
}
