import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Store associate sign-in',
  lead: 'For people who sell in our stores. Next, you choose your store and your name.',
  othersTitle: 'This is for store associates',
  othersText: 'Your account does not sell in a store. Sign out, and sign in as an associate.',
  signOut: 'Sign out',
  choiceTitle: 'Where are you selling?',
  choiceText: 'Every order from this tab names the store and you, until you stop selling.',
  choose: 'Choose',
  store: 'Store',
  employee: 'Your name',
  storeMissing: 'Choose a store',
  employeeMissing: 'Choose your name',
  customer: 'Customer’s email',
  optional: 'Optional',
  customerHint: 'The order also shows up in their account.',
  customerUnknown: 'No account has this email. Check it, or leave the field empty.',
  finding: 'Looking for the customer',
  forCustomer: (name: string) => (name ? `For ${name}` : 'For a customer with an account'),
  begin: 'Start selling',
  retry: 'Try again',
  noStores: 'This shop has no stores in your country.',
  here: (name: string, store: string) => `${name} is selling in ${store}`,
  hereText: 'Prices can be adjusted in the bag. PayPal and favorites are off.',
  goOn: 'Go to the bag',
  other: 'Choose again',
  end: 'Stop selling',
}

export type AssociateLoginWords = typeof english

export const { $words } = defineWords<AssociateLoginWords>(english, {
  fr: () => import('./associate-login.words.fr'),
  de: () => import('./associate-login.words.de'),
  ja: () => import('./associate-login.words.ja'),
  ar: () => import('./associate-login.words.ar'),
  'en-GB': () => import('./associate-login.words.en-GB'),
  'en-CA': () => import('./associate-login.words.en-CA'),
})
