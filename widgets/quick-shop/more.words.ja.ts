import type { MoreWords } from './more.words'

export const words: MoreWords = { details: '詳細を見る' }
