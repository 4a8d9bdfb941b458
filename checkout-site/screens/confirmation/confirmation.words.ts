import { defineWords } from '../../../core/site/words'

const english = {
  document: 'Order placed',
  help: 'Need help?',
  order: (number: string) => `Order ${number}`,
  /** To somebody, by first name; `family` for those who would not be called by it. */
  thanks: (name: string, _family: string) => (name ? `Thank you, ${name}` : 'Thank you'),
  packing: (email: string) =>
    email ? `We are packing it now. A confirmation is on its way to ${email}.` : 'We are packing it now.',
  mailing: (email: string) =>
    email ? `What you bought goes out by email. A confirmation is on its way to ${email}.` : 'Your order is placed.',
  arrives: 'Arrives',
  stages: { placed: 'Placed', packed: 'Packed', onItsWay: 'On its way', delivered: 'Delivered' },
  done: 'Done',
  next: 'Next',
  by: (day: string) => `By ${day}`,
  shipsTo: 'Ships to',
  pickUpAt: 'Pick up at',
  collectedBy: (name: string) => `Picked up by ${name}`,
  readyTitle: 'Pick-up',
  fetchedStages: { placed: 'Placed', packed: 'Prepared', onItsWay: 'Ready', delivered: 'Picked up' },
  paidWith: 'Paid with',
  manage: 'See or cancel this order',
  see: 'See this order',
  shopOn: 'Continue shopping',
  loading: 'Loading your order',
  failedTitle: 'Your order is placed, but could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
  find: 'Find an order',
  unreadableTitle: 'This order cannot be shown here',
  unreadableText: 'If you have just placed it, nothing is lost. You find it by its number and your email.',
  noneTitle: 'No order here',
  noneText: 'This page shows an order right after it was placed. Later you find it by its number.',
}

export type ConfirmationWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./confirmation.words.fr'),
  de: () => import('./confirmation.words.de'),
  ja: () => import('./confirmation.words.ja'),
  ar: () => import('./confirmation.words.ar'),
  'en-GB': () => import('./confirmation.words.en-GB'),
})
