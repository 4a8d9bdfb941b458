import type { PaidWithWords } from './paid-with.words'

export const words: PaidWithWords = {
  cardEnding: (brand, last4) => `${brand} mit Endziffern ${last4}`,
  giftCard: last4 => `Geschenkkarte mit Endziffern ${last4}`,
  points: points => `${points} Punkte`,
  voucher: points => `Gutschein für ${points} Punkte`,
  reward: name => `Prämie ${name}`,
  credit: 'Athletenguthaben',
  other: 'Andere',
}
