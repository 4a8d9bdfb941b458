import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Search',
}

export type SearchScreenWords = typeof english

export const { $words } = defineWords<SearchScreenWords>(english, {
  fr: () => import('./search.words.fr'),
  de: () => import('./search.words.de'),
  ja: () => import('./search.words.ja'),
  ar: () => import('./search.words.ar'),
})
