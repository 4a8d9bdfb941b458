import type { ProductDetailsWords } from './product-details.words'

export const words: ProductDetailsWords = { details: 'Tous les détails', design: 'Créer votre modèle' }
