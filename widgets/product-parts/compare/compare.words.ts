import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Compare',
  close: 'Close',
  none: 'No products to compare yet',
  how: 'Press ‘Compare’ on a product’s page.',
  loading: 'Loading the products',
  retry: 'Try again',
  onlyOne: 'Choose another one to see them side by side.',
  failed: (why: string) => `Not all of them could be loaded. ${why}`,
  mark: 'Highlight differences',
  differs: 'differs',
  price: 'Price',
  from: (sum: string) => `from ${sum}`,
  kind: 'What it is',
  measurements: 'On our models',
  nothing: 'Not stated',
  takeOut: 'Remove',
  takeOutNamed: (name: string) => `Remove ${name}`,
  page: 'Open as a page to share',
}

export type CompareWords = typeof english

export const { $words } = defineWords<CompareWords>(english, {
  fr: () => import('./compare.words.fr'),
  de: () => import('./compare.words.de'),
  ja: () => import('./compare.words.ja'),
  ar: () => import('./compare.words.ar'),
})
