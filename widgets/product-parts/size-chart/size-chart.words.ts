import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Size chart',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading the sizes',
  measure: 'Measure your feet',
  how: 'Stand on a sheet of paper, heel to the wall, and mark the longest toe. Take the longer foot.',
  length: 'Length of the foot',
  unit: 'Unit',
  cm: 'cm',
  in: 'inches',
  wrong: (example: string) => `Enter a length such as ${example}`,
  yourSize: 'Your size:',
  noSize: 'We make no size for this length.',
  notMade: 'This product is not made in that size.',
  take: (size: string) => `Take ${size}`,
}

export type SizeChartWords = typeof english

export const { $words } = defineWords<SizeChartWords>(english, {
  fr: () => import('./size-chart.words.fr'),
  de: () => import('./size-chart.words.de'),
  ja: () => import('./size-chart.words.ja'),
  ar: () => import('./size-chart.words.ar'),
})
