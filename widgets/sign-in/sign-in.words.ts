import { defineWords } from '../../core/site/words'

const english = {
  title: 'Sign in',
  close: 'Close',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  signingIn: 'Signing in',
  passwordMissing: 'Enter your password',
  forgot: 'Forgot your password?',
  contact: 'Contact us',
  signUp: 'Create an account',
  joinClub: 'Join the club',
  employee: 'Employee sign-in',
  windowText:
    'You sign in on the shop’s own page, in a separate window. This page never sees your password or who you are; it can use your bag.',
  openWindow: 'Open the sign-in window',
  waiting: 'Finish in the window',
  hereTitle: 'You are signed in',
  hereAs: (name: string) => `Signed in as ${name}`,
  hereText: 'This page can use your bag, and sees nothing else in your account.',
  ownText: 'Your orders, addresses and rewards are in your account.',
  account: 'Your account',
  orders: 'Your orders',
  accountThere: 'Open your account in a new window',
  staysText:
    'Signing out here ends it on this page alone. At the shop you stay signed in until you sign out in your account.',
  signOut: 'Sign out',
  signingOut: 'Signing out',
}

export type SignInWords = typeof english

export const { $words } = defineWords<SignInWords>(english, {
  fr: () => import('./sign-in.words.fr'),
  de: () => import('./sign-in.words.de'),
  ja: () => import('./sign-in.words.ja'),
  ar: () => import('./sign-in.words.ar'),
})
