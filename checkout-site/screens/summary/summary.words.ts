import { defineWords } from '../../../core/site/words'

const english = {
  pickUpAt: 'Pick up at',
  collectedBy: (name: string) => `Picked up by ${name}`,
  title: 'Check and place your order',
  contact: 'Contact',
  shipTo: 'Ship to',
  method: 'Method',
  payment: 'Payment',
  billing: 'Billing',
  sameAsShipping: 'Same as shipping address',
  edit: 'Edit',
  editNamed: (part: string) => `Edit ${part}`,
  free: 'free',
  /** `{terms}` is where the link to them is. */
  agree: 'I have read and agree to the {terms}.',
  terms: 'terms of sale',
  mustAgree: 'Agree to the terms of sale to place your order',
  place: (sum: string) => `Place order, ${sum}`,
  placing: 'Placing your order',
  charged: 'Your card is charged when you place the order.',
  notCharged: 'Nothing is charged before you place the order.',
  hindered: (name: string) => `${name} is no longer available. Remove it from your order to continue.`,
  back: 'Back to billing',
  checking: 'Checking your order',
  totalChanged: (sum: string) => `The total has changed to ${sum}. Look at your order again before you place it.`,
  nothingOrdered: 'Nothing was ordered or charged.',
  changePayment: 'Change payment',
  changeAddress: 'Change address',
}

export type SummaryWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./summary.words.fr'),
  de: () => import('./summary.words.de'),
  ja: () => import('./summary.words.ja'),
  ar: () => import('./summary.words.ar'),
  'en-GB': () => import('./summary.words.en-GB'),
})
