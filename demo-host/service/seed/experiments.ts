import type { SeedExperiment } from './types/experiment'

/** Half of the visitors see each page as it is. */
export const experiments: readonly SeedExperiment[] = [
  {
    experimentId: 'northlane-first-words',
    siteId: 'northlane',
    component: 'first-words',
    name: 'Which words the front page begins with',
    variants: [
      { variant: 'Baseline', weight: 50 },
      { variant: 'long-way', weight: 50 },
    ],
    audience: 'everyone',
    countries: null,
  },
  {
    experimentId: 'northlane-picks',
    siteId: 'northlane',
    component: 'picks',
    name: 'Popular products on the front page',
    variants: [
      { variant: 'Baseline', weight: 50 },
      { variant: 'popular', weight: 50, items: 'popular' },
    ],
    audience: 'everyone',
    countries: null,
  },
]
