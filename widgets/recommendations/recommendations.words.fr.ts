import type { RecommendationsWords } from './recommendations.words'

export const words: RecommendationsWords = {
  titles: {
    similar: 'Vous aimerez aussi',
    'goes-with': 'Va bien avec ce produit',
    popular: 'Populaire en ce moment',
  },
  loading: 'Chargement des produits',
  previous: 'Produits précédents',
  next: 'Plus de produits',
  rating: (average, count) => `${average} sur 5, ${count} avis`,
}
