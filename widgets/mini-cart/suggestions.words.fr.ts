import type { SuggestionsWords } from './suggestions.words'

export const words: SuggestionsWords = {
  title: 'Populaires en ce moment',
  from: price => `dès ${price}`,
}
