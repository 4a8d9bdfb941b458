import { defineWords } from '../../core/site/words'

const english = {
  title: 'Price adjustments',
  note: 'You are selling in a store: what you take off counts at once.',
  what: 'Take off',
  goods: 'All goods',
  amount: (currency: string) => `Amount in ${currency}`,
  reason: 'Reason',
  takeOff: 'Adjust price',
  takingOff: 'Adjusting',
  wrongAmount: 'Write an amount above zero, like 10.50',
  noReason: 'Write why, for the books',
  change: 'Change',
  changeNamed: (reason: string) => `Change ${reason}`,
  save: 'Save change',
  keep: 'Leave as it is',
  takeBack: 'Take back',
  takeBackNamed: (reason: string) => `Take back ${reason}`,
  gone: 'Another device took this back already. This is the bag as it is now.',
}

export type AdjustmentWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./price-adjustments.words.fr'),
  de: () => import('./price-adjustments.words.de'),
  ja: () => import('./price-adjustments.words.ja'),
  ar: () => import('./price-adjustments.words.ar'),
})
