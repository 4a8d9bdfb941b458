import type { PaidWithWords } from './paid-with.words'

export const words: PaidWithWords = {
  cardEnding: (brand, last4) => `${brand} se terminant par ${last4}`,
  giftCard: last4 => `Carte cadeau se terminant par ${last4}`,
  points: points => `${points} points`,
  voucher: points => `Bon de ${points} points`,
  reward: name => `Avantage ${name}`,
  credit: 'Crédit athlète',
  other: 'Autre',
}
