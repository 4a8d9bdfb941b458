import type { CountedTextWords } from './counted-text.words'

export const words: CountedTextWords = {
  left: count => `あと${count}文字`,
  tooLong: count => `長すぎます。${count}文字減らしてください`,
}
