import type { LocationSelectorWords } from './location-selector.words'

export const words: LocationSelectorWords = {
  title: 'Land und Sprache',
  loading: 'Länder werden geladen',
  failedTitle: 'Die Länder konnten nicht geladen werden',
  emptyTitle: 'Es gibt noch keine anderen Länder',
  emptyText: 'Der Shop ist so, wie Sie ihn hier sehen.',
  current: 'Sie sind hier',
}
