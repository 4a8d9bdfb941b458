import type { TemplateWords } from './template.words'

export const words: TemplateWords = {
  answer: (days: number) => `${days}日以内です。`,
}
