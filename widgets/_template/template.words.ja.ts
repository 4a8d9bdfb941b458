import type { TemplateWords } from './template.words'

/** The template’s words in Japanese. */
export const words: TemplateWords = {
  answer: (days: number) => `${days}日以内です。`,
}
