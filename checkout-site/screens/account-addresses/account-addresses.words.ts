import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Addresses',
  kinds: {
    S: 'Ship to',
    B: 'Bill to',
  },
  add: {
    S: 'Add a shipping address',
    B: 'Add a billing address',
  },
  none: {
    S: 'No shipping address yet.',
    B: 'No billing address yet.',
  },
  newTitle: 'New address',
  changeTitle: 'Change address',
  main: 'Main address',
  makeMain: 'Make it the main one',
  isMain: 'Use this as my main address',
  changeNamed: (name: string) => `Change ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  mainNamed: (name: string) => `Make ${name} the main one`,
  removeQuestion: (name: string) => `Remove ${name} from your addresses?`,
  notSaved: 'Your address was not saved. Nothing you typed is lost.',
}

export type AccountAddressesWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-addresses.words.fr'),
  de: () => import('./account-addresses.words.de'),
  ja: () => import('./account-addresses.words.ja'),
  ar: () => import('./account-addresses.words.ar'),
})
