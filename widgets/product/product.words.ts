import { defineWords } from '../../core/site/words'

const english = {
  measurements: 'On our models',
  design: 'Design your own',
  chart: 'Size chart',
  chartInShop: 'Size chart at the shop',
  lost: 'It could not be loaded. Check your connection and try again.',
  completeTheLook: 'Complete the look',
  addAll: (count: number) => `Add all ${count} to bag`,
  /** The one that is left. */
  addOne: 'Add to bag',
  /** None can be added, or not yet. */
  addSet: 'Add all to bag',
  addingAll: 'Adding',
  notNow: 'Cannot be added right now.',
  refused: (name: string, why: string) => `${name} was not added. ${why}`,
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name}`,
  chosen: (count: number, max: number) => `${count} of ${max} to compare`,
  showCompare: 'Compare now',
  takeOut: (name: string) => `Take ${name} out of the comparison`,
  clear: 'Clear',
  full: 'You can compare four at a time. Take one out first.',
  otherKind: 'Only products of one kind can be compared. Clear the list to start over.',
}

export type ProductWords = typeof english

export const { $words } = defineWords<ProductWords>(english, {
  fr: () => import('./product.words.fr'),
  de: () => import('./product.words.de'),
  ja: () => import('./product.words.ja'),
  ar: () => import('./product.words.ar'),
})
