import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Look up your order',
  lead: 'Type the number from your confirmation and the email address you ordered with.',
  number: 'Order number',
  numberHint: '12 digits, as in your confirmation',
  email: 'Email',
  submit: 'Look up',
  looking: 'Looking',
  order: (number: string) => `Order ${number}`,
  placedOn: (day: string) => `Placed on ${day}`,
  another: 'Look up another order',
  account: 'Do you have an account?',
  signIn: 'Sign in to see this order',
  notOwn: (number: string) =>
    `Order ${number} is not in your account. The email address that it was placed with opens it here.`,
}

export type OrderLookUpWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./order-look-up.words.fr'),
  de: () => import('./order-look-up.words.de'),
  ja: () => import('./order-look-up.words.ja'),
  ar: () => import('./order-look-up.words.ar'),
})
