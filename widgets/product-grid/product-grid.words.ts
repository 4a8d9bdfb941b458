import { defineWords } from '../../core/site/words'

const english = {
  products: 'Products',
  results: (text: string) => `Results for “${text}”`,
  loading: 'Loading products',
  count: (total: number) => (total === 1 ? '1 product' : `${total} products`),
  part: (shown: string, total: number) => `${shown} of ${total} products`,
  filter: 'Filter',
  filters: (count: number) => `Filter (${count} chosen)`,
  remove: (label: string) => `Remove filter: ${label}`,
  clear: 'Clear all',
  more: (label: string) => `Show more: ${label}`,
  less: (label: string) => `Show less: ${label}`,
  sort: 'Sort by',
  sorts: {
    relevance: 'Most popular',
    newest: 'Newest',
    'price-asc': 'Price, low to high',
    'price-desc': 'Price, high to low',
  },
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
  none: 'No products here yet.',
  gone: 'This category is no longer here.',
  noneFor: (text: string) => `Nothing found for “${text}”. Check the spelling, or try a shorter word.`,
  failedFor: (text: string) => `The search for “${text}” failed.`,
  failed: 'These products could not be loaded.',
  noneLeft: 'No product has all of these filters.',
  showAll: 'Show all products',
  categories: 'Categories',
  popular: 'Popular now',
  lost: 'The filters could not be loaded. Check your connection.',
  retry: 'Try again',
}

export type ProductGridWords = typeof english

export const { $words } = defineWords<ProductGridWords>(english, {
  fr: () => import('./product-grid.words.fr'),
  de: () => import('./product-grid.words.de'),
  ja: () => import('./product-grid.words.ja'),
  ar: () => import('./product-grid.words.ar'),
})
