import { defineWords } from '../../core/site/words'

const english = {
  title: 'Sign in',
  close: 'Close',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Sign in',
  signingIn: 'Signing in',
  passwordMissing: 'Enter your password',
  forgot: 'Forgot your password?',
  contact: 'Contact us',
  newHere: 'New here?',
  signUp: 'Create an account',
  joinClub: 'Join the club',
  employee: 'Employee sign-in',
  windowText:
    'You sign in on the shop’s own page, in a separate window. This page never sees your password or who you are; it can use your bag.',
  openWindow: 'Open the sign-in window',
  waiting: 'Finish in the window',
  hereTitle: 'You are signed in',
  tryAgain: 'Try again',
}

export type SignInWords = typeof english

export const { $words } = defineWords<SignInWords>(english, {
  fr: () => import('./sign-in.words.fr'),
  de: () => import('./sign-in.words.de'),
  ja: () => import('./sign-in.words.ja'),
  ar: () => import('./sign-in.words.ar'),
})
