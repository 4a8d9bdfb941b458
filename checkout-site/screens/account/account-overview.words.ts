import { defineWords } from '../../../core/site/words'

const english = {
  hello: (name: string, _family = '') => (name ? `Hello, ${name}` : 'Hello'),
  points: 'Your points',
  pointsUnit: 'points',
  toNext: (points: string, sum: string) => `${points} more to your next ${sum}`,
  rewardReady: (sum: string) => `A ${sum} voucher is ready`,
  confirmFirst: 'Confirm your email address to use them.',
  seeRewards: 'See rewards',
  join: 'Join the loyalty program',
  notMember: 'Collect points with every order and turn them into vouchers.',
  shipsTo: 'Ships to',
  noAddress: 'No address yet',
  noAddressText: 'Checkout is faster with a saved address.',
  addAddress: 'Add an address',
  editAddresses: 'Edit addresses',
  latest: 'Your latest order',
  track: 'See the order',
  recent: 'Recent orders',
  all: 'All orders',
  failed: 'Your account could not be loaded',
  terms: 'Your discount applies once you accept its terms in your bag.',
}

export type AccountOverviewWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-overview.words.fr'),
  de: () => import('./account-overview.words.de'),
  ja: () => import('./account-overview.words.ja'),
  ar: () => import('./account-overview.words.ar'),
  'en-GB': () => import('./account-overview.words.en-GB'),
})
