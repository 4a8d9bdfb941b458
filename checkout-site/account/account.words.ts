import { defineWords } from '../../core/site/words'

const english = {
  title: 'Your account',
  places: {
    overview: 'Overview',
    orders: 'Orders',
    addresses: 'Addresses',
    payment: 'Payment',
    loyalty: 'Points and rewards',
    favorites: 'Favorites',
    notify: 'Back in stock',
    subscriptions: 'News by email and text',
    profile: 'Profile',
    passkeys: 'Passkeys',
    data: 'My data',
    warranty: 'Warranty',
    contact: 'Contact us',
  },
  bag: (count: number) => (count === 1 ? 'Bag, 1 item' : `Bag, ${count} items`),
  back: 'Your account',
  goneTitle: 'You are signed out',
  goneText: 'Sign in again to see your account.',
  failedTitle: 'This could not be loaded',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  change: 'Change',
  cancel: 'Cancel',
}

export type AccountWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account.words.fr'),
  de: () => import('./account.words.de'),
  ja: () => import('./account.words.ja'),
  ar: () => import('./account.words.ar'),
  'en-GB': () => import('./account.words.en-GB'),
  'en-CA': () => import('./account.words.en-CA'),
})
