import { defineWords } from '../../core/site/words'

const english = {
  remove: 'Remove',
  removing: 'Removing',
  keep: 'Keep it',
}

export type RemoveButtonWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./remove-button.words.fr'),
  de: () => import('./remove-button.words.de'),
  ja: () => import('./remove-button.words.ja'),
  ar: () => import('./remove-button.words.ar'),
})
