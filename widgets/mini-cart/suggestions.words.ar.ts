import type { SuggestionsWords } from './suggestions.words'

export const words: SuggestionsWords = {
  title: 'الأكثر طلبًا الآن',
  from: price => `من ${price}`,
}
