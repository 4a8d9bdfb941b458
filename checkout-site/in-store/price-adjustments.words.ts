import { defineWords } from '../../core/site/words'

const english = {
  title: 'Price adjustments',
  note: 'You are selling in a store. Adjustments apply right away.',
  what: 'Take off',
  goods: 'All items',
  amount: (currency: string) => `Amount in ${currency}`,
  reason: 'Reason',
  takeOff: 'Adjust price',
  takingOff: 'Adjusting',
  wrongAmount: 'Enter an amount above zero, like 10.50',
  noReason: 'Enter a reason for the records',
  change: 'Change',
  changeNamed: (reason: string) => `Change ${reason}`,
  save: 'Save change',
  keep: 'Leave as it is',
  takeBack: 'Remove',
  takeBackNamed: (reason: string) => `Remove ${reason}`,
  gone: 'This was already removed on another device. Your bag is up to date now.',
}

export type AdjustmentWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./price-adjustments.words.fr'),
  de: () => import('./price-adjustments.words.de'),
  ja: () => import('./price-adjustments.words.ja'),
  ar: () => import('./price-adjustments.words.ar'),
})
