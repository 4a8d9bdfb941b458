import type { SearchScreenWords } from './search.words'

export const words: SearchScreenWords = {
  title: 'البحث',
}
