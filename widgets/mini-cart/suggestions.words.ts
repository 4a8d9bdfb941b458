import { defineWords } from '../../core/site/words'

const english = {
  title: 'Popular now',
  from: (price: string) => `from ${price}`,
}

export type SuggestionsWords = typeof english

export const { $words } = defineWords<SuggestionsWords>(english, {
  fr: () => import('./suggestions.words.fr'),
  de: () => import('./suggestions.words.de'),
  ja: () => import('./suggestions.words.ja'),
  ar: () => import('./suggestions.words.ar'),
})
