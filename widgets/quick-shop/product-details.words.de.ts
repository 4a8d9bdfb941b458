import type { ProductDetailsWords } from './product-details.words'

export const words: ProductDetailsWords = { details: 'Alle Details', design: 'Selbst gestalten' }
