import type { SuggestionsWords } from './suggestions.words'

export const words: SuggestionsWords = {
  title: 'Gerade beliebt',
  from: price => `ab ${price}`,
}
