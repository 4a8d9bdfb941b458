import { pluralsOf } from '../../core/site/words'
import type { TemplateWords } from './template.words'

const plural = pluralsOf('de')

export const words: TemplateWords = {
  answer: (days: number) => `Innerhalb von ${days} ${plural(days, { one: 'Tag', other: 'Tagen' })}.`,
}
