import { defineWords } from '../../core/site/words'

const english = {
  remove: 'Remove',
  removing: 'Removing',
  keep: 'Keep it',
}

export type SureWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./sure.words.fr'),
  de: () => import('./sure.words.de'),
  ja: () => import('./sure.words.ja'),
  ar: () => import('./sure.words.ar'),
})
