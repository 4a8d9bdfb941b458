import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Your favorites',
  sharedTitle: 'A list of favorites',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  loading: 'Loading favorites',
  emptyTitle: 'No favorites yet',
  emptyText: 'Press the heart on anything you like to save it here.',
  goneTitle: 'This list is no longer shared',
  failedTitle: 'Your favorites could not be loaded',
  offTitle: 'No favorites here',
  offText: 'You have no lists of your own while you are connected to a store.',
  like: (name: string) => `Add ${name} to favorites`,
  gone: (name: string) => `${name} is no longer a favorite.`,
  from: (price: string) => `from ${price}`,
  was: 'was',
  soldOut: 'Sold out at the moment',
  noPrice: 'Not for sale at the moment',
  addToBag: 'Add to bag',
  addNamed: (name: string) => `Add to bag: ${name}`,
  adding: 'Adding',
  inBag: 'It is in your bag.',
  viewBag: 'View bag',
  share: 'Share',
  sharing: 'Making a link',
  copied: 'The link is copied.',
  link: 'Link to this list',
}

export type FavoritesWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./favorites.words.fr'),
  de: () => import('./favorites.words.de'),
  ja: () => import('./favorites.words.ja'),
  ar: () => import('./favorites.words.ar'),
  'en-GB': () => import('./favorites.words.en-GB'),
  'en-CA': () => import('./favorites.words.en-CA'),
})
