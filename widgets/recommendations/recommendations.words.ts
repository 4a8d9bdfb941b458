import { defineWords } from '../../core/site/words'

const english = {
  titles: { similar: 'You might also like', 'goes-with': 'Goes well with this', popular: 'Popular now' },
  loading: 'Loading products',
  previous: 'Previous products',
  next: 'More products',
  rating: (average: string, count: number) => `${average} out of 5, ${count} ${count === 1 ? 'rating' : 'ratings'}`,
}

export type RecommendationsWords = typeof english

export const { $words } = defineWords<RecommendationsWords>(english, {
  fr: () => import('./recommendations.words.fr'),
  de: () => import('./recommendations.words.de'),
  ja: () => import('./recommendations.words.ja'),
  ar: () => import('./recommendations.words.ar'),
})
