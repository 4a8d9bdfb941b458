import { defineWords } from '../../core/site/words'

const english = {
  title: 'Gift cards and rewards',
  titleForGuests: 'Gift cards',
  giftCards: 'Gift cards',
  points: 'Points',
  rewards: 'Rewards',
  credit: 'Credit',
  leftToPay: 'Left to pay',
  addGiftCard: 'Add a gift card',
  addAnother: 'Add another gift card',
  most: (count: number) => `You can use up to ${count} gift cards per order.`,
  number: 'Gift card number',
  pin: 'PIN',
  apply: 'Apply',
  applying: 'Applying',
  checkBalance: 'Check balance',
  checking: 'Checking',
  onCard: (last4: string, sum: string) => `${sum} on the card ending ${last4}`,
  left: (sum: string) => `${sum} left after this order`,
  usePoints: 'Use points',
  yourPoints: (points: string, sum: string) => `You have ${points} points, worth ${sum}.`,
  howMany: 'Points to use',
  allOfThem: 'Leave empty to use as many as needed',
  ofPoints: (points: string) => `of ${points}`,
  useReward: 'Use a voucher or reward',
  vouchers: 'Your vouchers',
  noVouchers: 'You have no vouchers right now.',
  voucher: (sum: string) => `${sum} voucher`,
  forPoints: (points: string) => `${points} points`,
  notEnough: 'Not enough points',
  use: 'Use',
  code: 'Reward code or card',
  useCredit: 'Use athlete credit',
  creditLeft: (left: string, year: string) => `${left} of ${year} left this year`,
  remove: (name: string) => `Remove ${name}`,
  notRemoved: 'It could not be removed.',
  wholeNumber: 'Enter a whole number of points.',
}

export type PartsWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./parts.words.fr'),
  de: () => import('./parts.words.de'),
  ja: () => import('./parts.words.ja'),
  ar: () => import('./parts.words.ar'),
})
