import type { SuggestionsWords } from './suggestions.words'

export const words: SuggestionsWords = {
  title: '人気の商品',
  from: price => `${price}から`,
}
