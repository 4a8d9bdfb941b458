import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Sign in',
  lead: 'Your saved addresses, cards and points come with your account, and what is in your bag stays in it.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Sign in',
  signingIn: 'Signing in',
  emailMissing: 'Enter your email',
  emailWrong: 'Write the email address like name@example.com',
  passwordMissing: 'Enter your password',
  orders: 'Ordered without an account?',
  lookUp: 'Look up your order',
  hereTitle: (name: string) => (name ? `You are signed in, ${name}` : 'You are signed in'),
  hereText: 'Your bag and your account are at hand on every page of the shop.',
  goOn: 'Continue',
}

export type SignInWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./sign-in.words.fr'),
  de: () => import('./sign-in.words.de'),
  ja: () => import('./sign-in.words.ja'),
  ar: () => import('./sign-in.words.ar'),
})
