import type { MoreWords } from './more.words'

export const words: MoreWords = { details: 'كل التفاصيل' }
