import type { LocationSelectorWords } from './location-selector.words'

export const words: LocationSelectorWords = {
  title: 'Pays et langue',
  loading: 'Chargement des pays',
  failedTitle: 'Les pays n’ont pas pu être chargés',
  emptyTitle: 'Il n’y a pas encore d’autre pays',
  emptyText: 'La boutique est telle que vous la voyez ici.',
  current: 'Vous êtes ici',
}
