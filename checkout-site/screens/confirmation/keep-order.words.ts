import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Keep this order: choose a password',
  text: (email: string) => `You get an account for ${email}, with this order, its tracking and its invoice.`,
  password: 'Password',
  agree: 'By continuing you agree to the',
  terms: 'terms of sale',
  privacy: 'privacy notice',
  keep: 'Keep this order',
  keeping: 'Creating your account',
  known: 'This email or phone has an account already.',
  signIn: 'Sign in to keep it',
  longer: 'Create an account to keep this order',
}

export type KeepOrderWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./keep-order.words.fr'),
  de: () => import('./keep-order.words.de'),
  ja: () => import('./keep-order.words.ja'),
  ar: () => import('./keep-order.words.ar'),
})
