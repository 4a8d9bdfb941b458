import type { RecommendationsWords } from './recommendations.words'

export const words: RecommendationsWords = {
  titles: {
    similar: 'Das könnte Ihnen auch gefallen',
    'goes-with': 'Passt gut dazu',
    popular: 'Gerade beliebt',
  },
  loading: 'Produkte werden geladen',
  previous: 'Vorherige Produkte',
  next: 'Weitere Produkte',
  rating: (average, count) => `${average} von 5, ${count} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`,
}
