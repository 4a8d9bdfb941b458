import { defineWords } from '../../core/site/words'

const english = { details: 'Full details' }

export type MoreWords = typeof english

export const { $words } = defineWords<MoreWords>(english, {
  fr: () => import('./more.words.fr'),
  de: () => import('./more.words.de'),
  ja: () => import('./more.words.ja'),
  ar: () => import('./more.words.ar'),
})
