import type { Translated } from '../../core/site/words'
import type { TemplateWords } from './template.words'

/** The template's words in French. */
export const words: Translated<TemplateWords> = {
  answer: (days: number) => `Sous ${days} ${days < 2 ? 'jour' : 'jours'}.`,
}
