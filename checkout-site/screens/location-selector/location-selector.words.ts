import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Country and language',
  loading: 'Loading countries',
  failedTitle: 'We could not load the countries',
  emptyTitle: 'There are no other countries yet',
  emptyText: 'The shop is as you see it here.',
  current: 'You are here',
}

export type LocationSelectorWords = typeof english

export const { $words } = defineWords<LocationSelectorWords>(english, {
  fr: () => import('./location-selector.words.fr'),
  de: () => import('./location-selector.words.de'),
  ja: () => import('./location-selector.words.ja'),
  ar: () => import('./location-selector.words.ar'),
})
