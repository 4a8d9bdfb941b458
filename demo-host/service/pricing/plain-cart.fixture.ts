import type { Promotion } from './promotion'
import { untaxed } from './tax'
import type { CartToPrice, LineToPrice } from './types'

/** Two pairs of a shoe on sale. */
export const lineOf = (own: Partial<LineToPrice> = {}): LineToPrice => ({
  id: 'line',
  productId: 'shoe',
  categoryIds: ['run'],
  taxClass: 'footwear',
  qty: 2,
  original: 14_000,
  current: 11_200,
  ...own,
})

export const promotionOf = (own: Partial<Promotion>): Promotion => ({
  id: 'promotion',
  campaignId: 'campaign',
  level: 'ORDER',
  name: { en: 'Promotion' },
  callout: { en: 'Something off' },
  startsAt: '2026-01-01T00:00:00Z',
  condition: {},
  reward: { type: 'percent', percent: 10 },
  rank: 10,
  exclusive: false,
  oncePerConsumer: false,
  ...own,
})

export const cartOf = (own: Partial<CartToPrice> = {}): CartToPrice => ({
  currency: 'USD',
  country: 'US',
  province: null,
  at: new Date('2026-11-21T12:00:00Z'),
  lines: [lineOf()],
  promotions: [],
  coupons: [],
  audiences: new Set(),
  shipping: [],
  taxRule: untaxed('US'),
  rewards: 0,
  paid: 0,
  ...own,
})
