import { defineWords } from '../../core/site/words'

const english = {
  hereAs: (name: string) => `Signed in as ${name}`,
  hereText: 'This page can use your bag, and sees nothing else of your account.',
  ownText: 'Your orders, addresses and rewards are in your account.',
  account: 'Your account',
  orders: 'Your orders',
  accountThere: 'Open your account in a new window',
  staysText:
    'Signing out here ends it on this page alone. At the shop you stay signed in until you sign out in your account.',
  signOut: 'Sign out',
  signingOut: 'Signing out',
}

export type HereWords = typeof english

export const { $words } = defineWords<HereWords>(english, {
  fr: () => import('./signed-in.words.fr'),
  de: () => import('./signed-in.words.de'),
  ja: () => import('./signed-in.words.ja'),
  ar: () => import('./signed-in.words.ar'),
})
