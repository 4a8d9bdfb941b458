import { defineWords } from '../../core/site/words'

const english = {
  title: 'Confirm with your bank',
  text: (sum: string, brand: string) =>
    `Your bank asks you to confirm ${sum} to ${brand}. Your order is placed when you do.`,
  frame: 'Your bank’s page',
  left: (time: string) => `${time} left`,
  soon: 'One minute left to confirm with your bank',
  other: 'Pay another way',
  close: 'Close',
  leaveTitle: 'Leave without confirming?',
  leaveText: 'Your order is not placed until your bank confirms it. Your bag is kept.',
  stay: 'Continue with my bank',
  leave: 'Leave and pay another way',
  confirming: 'Placing your order',
  checking: 'Checking your order',
  checkingText: 'The connection was lost. We are checking the status of your order. You will not be charged twice.',
}

export type ThreeDsWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./three-ds.words.fr'),
  de: () => import('./three-ds.words.de'),
  ja: () => import('./three-ds.words.ja'),
  ar: () => import('./three-ds.words.ar'),
})
