import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Sign in',
  lead: 'Your account has your saved addresses, cards and points, and your bag stays as it is.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  signingIn: 'Signing in',
  passwordMissing: 'Enter your password',
  forgot: 'Forgot your password?',
  contact: 'Contact us',
  newHere: 'New here?',
  signUp: 'Create an account',
  joinLoyalty: (brand: string) => `Join ${brand} Club`,
  employeeTitle: 'Employee sign-in',
  employeeLead: 'For people who work here. Your discount applies once you accept its terms.',
  employees: 'Do you work here?',
  customers: 'Are you a customer?',
  joined: (brand: string) => `You are a member of ${brand} Club.`,
  joining: 'Joining',
  changePassword: 'Change your password',
  orders: 'Ordered without an account?',
  lookUp: 'Look up your order',
  hereTitle: (name: string) => (name ? `You are signed in, ${name}` : 'You are signed in'),
  hereText: 'Your bag and your account are available on every page of the shop.',
  back: (site: string) => `Back to ${site}`,
  goOn: 'Continue',
}

export type SignInWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./sign-in.words.fr'),
  de: () => import('./sign-in.words.de'),
  ja: () => import('./sign-in.words.ja'),
  ar: () => import('./sign-in.words.ar'),
})
