import type { CountryWords } from '../../core/site/words'
import type { AccountWords } from './account.words'

export const words: CountryWords<AccountWords> = {
  places: {
    overview: 'Overview',
    orders: 'Orders',
    addresses: 'Addresses',
    payment: 'Payment',
    loyalty: 'Points and rewards',
    favorites: 'Favourites',
    notify: 'Back in stock',
    subscriptions: 'News by email and text',
    profile: 'Profile',
    passkeys: 'Passkeys',
    data: 'My data',
    warranty: 'Warranty',
    contact: 'Contact us',
  },
}
