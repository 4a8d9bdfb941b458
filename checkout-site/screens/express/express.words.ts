import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Express checkout',
  lead: (site: string) =>
    `You came from ${site}. That page learns your order number and totals, and nothing about you.`,
  missing: (name: string) => `${name} is not available right now. Go back and remove it, or choose another one.`,
  failedTitle: 'This item could not be loaded',
  refusedTitle: 'You cannot buy this item here',
  chooseAnother: 'Choose another one on the page that you came from.',
  presaleTitle: 'Members can buy it first',
  presaleText: 'Sign in, and you can pay for it here.',
  otherWay: 'Pay another way',
  otherWayText: 'You pay for this item alone, and your bag stays as it is.',
  /** `{terms}` is where the link to them is. */
  agree: 'By paying here you agree to the {terms}.',
  terms: 'terms of sale',
  empty: 'There is nothing to pay for here.',
  again: 'Go back to the page and press its button again.',
  boughtTitle: 'You have ordered this item',
  bought: (orderNumber: string) => `Your order number is ${orderNumber}.`,
  goneTitle: 'This item is not here any more',
  told: (site: string) => `${site} has received your order number and totals.`,
  close: 'Close this window',
  closeByHand: 'Your browser leaves this window open. You can close it now.',
  back: (site: string) => `Back to ${site}`,
}

export type ExpressWords = typeof english

export const { $words } = defineWords<ExpressWords>(english, {
  fr: () => import('./express.words.fr'),
  de: () => import('./express.words.de'),
  ja: () => import('./express.words.ja'),
  ar: () => import('./express.words.ar'),
})
