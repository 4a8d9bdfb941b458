import { defineWords } from '../../core/site/words'

/** Announcements of changes. */
const english = {
  quantity: (name: string, count: number) => `${name}: quantity ${count}`,
  removed: (name: string) => `${name} is no longer in your bag`,
  saved: (name: string) => `${name} is saved for later`,
  back: (name: string) => `${name} is in your bag again`,
}

export type SaidWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./said.words.fr'),
  de: () => import('./said.words.de'),
  ja: () => import('./said.words.ja'),
  ar: () => import('./said.words.ar'),
})
