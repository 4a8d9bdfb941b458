import { defineWords } from '../../core/site/words'

const english = {
  title: 'Sign up',
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  dismiss: 'Close this message',
  newTab: '(opens in a new tab)',
  full: 'This event is full.',
  over: 'This event is over.',
  elsewhere: 'You sign up at the shop. Nothing that you type there is seen by this page.',
  toShop: 'Go to the shop',
  step: (at: number) => `Step ${at} of 2`,
  signInFirst: 'Sign in or create an account first. You come back here to sign up.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  email: 'Email',
  ofAccount: 'The address of your account',
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender',
  genders: { choose: 'Choose', female: 'Female', male: 'Male', other: 'Other' },
  phone: 'Phone',
  optional: '(optional)',
  days: 'Which days are you coming?',
  chooseDay: 'Choose at least one day.',
  plusOne: 'Who is coming with you?',
  plusOneHint: 'First and last name',
  agree: 'I accept the',
  agreeFirst: 'Accept the terms to sign up.',
  sending: 'Signing you up',
  already: 'You have signed up already',
  yourDays: (days: string) => `Your days: ${days}.`,
  with: (name: string) => `${name} is coming with you.`,
}

export type JoinWords = typeof english

export const { $words } = defineWords<JoinWords>(english, {
  fr: () => import('./join.words.fr'),
  de: () => import('./join.words.de'),
  ja: () => import('./join.words.ja'),
  ar: () => import('./join.words.ar'),
})
