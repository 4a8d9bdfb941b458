import type { CountryWords } from '../../../core/site/words'
import type { FavoritesWords } from './favorites.words'

export const words: CountryWords<FavoritesWords> = {
  title: 'Your favourites',
  sharedTitle: 'A list of favourites',
  loading: 'Loading favourites',
  emptyTitle: 'No favourites yet',
  failedTitle: 'Your favourites could not be loaded',
  offTitle: 'No favourites here',
  like: name => `Add ${name} to favourites`,
  gone: name => `${name} is no longer a favourite.`,
}
