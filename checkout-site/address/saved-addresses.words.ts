import { defineWords } from '../../core/site/words'

const english = {
  saved: 'Your addresses',
  another: 'Another address',
  remove: (street: string) => `Remove ${street}`,
  removeQuestion: (street: string) => `Remove ${street} from your addresses? The form keeps what it shows.`,
  removeFromOrder: (street: string) => `Remove ${street} from this order?`,
  keep: 'Save this address to my account',
  notRemoved: 'This address was not removed.',
}

export type SavedAddressesWords = typeof english

export const { $words } = defineWords<SavedAddressesWords>(english, {
  fr: () => import('./saved-addresses.words.fr'),
  de: () => import('./saved-addresses.words.de'),
  ja: () => import('./saved-addresses.words.ja'),
  ar: () => import('./saved-addresses.words.ar'),
})
