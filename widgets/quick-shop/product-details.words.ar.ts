import type { ProductDetailsWords } from './product-details.words'

export const words: ProductDetailsWords = { details: 'كل التفاصيل', design: 'صمّمه بنفسك' }
