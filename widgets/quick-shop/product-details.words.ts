import { defineWords } from '../../core/site/words'

const english = { details: 'Full details', design: 'Design your own' }

export type ProductDetailsWords = typeof english

export const { $words } = defineWords<ProductDetailsWords>(english, {
  fr: () => import('./product-details.words.fr'),
  de: () => import('./product-details.words.de'),
  ja: () => import('./product-details.words.ja'),
  ar: () => import('./product-details.words.ar'),
})
