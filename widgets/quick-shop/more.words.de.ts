import type { MoreWords } from './more.words'

export const words: MoreWords = { details: 'Alle Details' }
