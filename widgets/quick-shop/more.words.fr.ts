import type { MoreWords } from './more.words'

export const words: MoreWords = { details: 'Tous les détails' }
