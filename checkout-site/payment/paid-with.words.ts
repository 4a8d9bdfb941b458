import { defineWords } from '../../core/site/words'

const english = {
  cardEnding: (brand: string, last4: string) => `${brand} ending ${last4}`,
  giftCard: (last4: string) => `Gift card ending ${last4}`,
  points: (points: string) => `${points} points`,
  voucher: (points: string) => `Voucher for ${points} points`,
  reward: (name: string) => `Reward ${name}`,
  credit: 'Athlete credit',
  other: 'Other',
}

export type PaidWithWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./paid-with.words.fr'),
  de: () => import('./paid-with.words.de'),
  ja: () => import('./paid-with.words.ja'),
  ar: () => import('./paid-with.words.ar'),
})
