import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Pay at once',
  lead: (site: string) =>
    `You come from ${site}. That page learns the number and the sums of your order, and nothing about you.`,
  cancelled: 'Nothing was paid, and your bag is as it was.',
  missing: (name: string) => `${name} cannot be had at the moment. Go back and take it out, or choose another one.`,
  otherWay: 'Pay another way',
  otherWayText: 'It goes into your bag in our shop for that.',
  leaving: 'Going to checkout',
  empty: 'There is nothing to pay for here.',
  again: 'Close this window and press the button on the page once more.',
  told: (site: string) => `${site} has been told the number and the sums of your order.`,
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
