import type { Translated } from '../../core/site/words'
import type { TemplateWords } from './template.words'

/** The template’s words in Japanese. */
export const words: Translated<TemplateWords> = {
  answer: (days: number) => `${days}日以内です。`,
}
