import type { ProductDetailsWords } from './product-details.words'

export const words: ProductDetailsWords = { details: '詳細を見る', design: '自分でデザインする' }
