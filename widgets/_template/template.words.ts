import { defineWords } from '../../core/site/words'

const english = {
  answer: (days: number) => `Within ${days} ${days === 1 ? 'day' : 'days'}.`,
}

export type TemplateWords = typeof english

export const { $words } = defineWords<TemplateWords>(english, {
  fr: () => import('./template.words.fr'),
  de: () => import('./template.words.de'),
  ja: () => import('./template.words.ja'),
  ar: () => import('./template.words.ar'),
})
