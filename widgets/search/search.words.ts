import { defineWords } from '../../core/site/words'

const english = {
  label: 'Search',
  clear: 'Clear the search',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  words: 'Searches',
  categories: 'Categories',
  products: 'Products',
  inCategory: (name: string, total: number) => `${name} (${total})`,
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: (text: string) => `Nothing found for “${text}”`,
  from: (price: string) => `from ${price}`,
}

export type SearchWords = typeof english

export const { $words } = defineWords<SearchWords>(english, {
  fr: () => import('./search.words.fr'),
  de: () => import('./search.words.de'),
  ja: () => import('./search.words.ja'),
  ar: () => import('./search.words.ar'),
})
