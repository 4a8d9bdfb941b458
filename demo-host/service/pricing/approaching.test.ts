import { expect, test } from 'vitest'
import { sumOf } from '../seed/catalogue/money'
import { cartOf, promotionOf } from './plain-cart.fixture'
import { priceCart } from './price-cart'
import type { CartToPrice } from './types'

const cent = (amount: number) => sumOf(() => amount)

const near = (threshold: number) =>
  promotionOf({
    id: 'near',
    level: 'SHIPPING',
    condition: { minSubtotal: cent(threshold), shippingCodes: ['standard'] },
    reward: { type: 'percent', percent: 100 },
    approaching: { callout: { en: 'Add {amount}|Past by {amount}|Reached' }, displayLevels: ['CART'] },
  })
const shipped = (code: string, amount = 600) => [{ shippingId: 'home', code, amount }]
const freeAnyway = promotionOf({ id: 'member', level: 'SHIPPING', reward: { type: 'percent', percent: 100 }, rank: 1 })

const approachingOf = (own: Partial<CartToPrice>) =>
  priceCart(cartOf({ shipping: shipped('standard'), ...own })).approaching

test('what is still missing for a promotion is shown, and what was reached too', () => {
  expect(approachingOf({ promotions: [near(30_000)] })).toMatchObject([{ threshold: 30_000, reached: 22_400 }])
  expect(approachingOf({ promotions: [near(20_000)] })).toMatchObject([{ threshold: 20_000, reached: 22_400 }])
  expect(approachingOf({ promotions: [near(30_000)], lines: [] })).toEqual([])
})

test.each<[string, Partial<CartToPrice>]>([
  ['what goes by a method that it does not pay for', { shipping: shipped('express') }],
  ['what costs nothing to be delivered', { shipping: shipped('standard', 0) }],
  ['what is delivered free by another promotion', { promotions: [freeAnyway] }],
  ['what is not delivered at all', { shipping: [] }],
])('B8: free delivery is neither near nor reached for %s', (_what, { promotions = [], ...own }) => {
  for (const threshold of [30_000, 20_000])
    expect(approachingOf({ promotions: [...promotions, near(threshold)], ...own })).toEqual([])
})

test('B8: what is reached beside a promotion that stands alone is not shown, as it takes nothing off', () => {
  const reached = { ...near(20_000), level: 'ORDER' as const, reward: { type: 'percent' as const, percent: 10 } }
  const alone = promotionOf({ id: 'alone', exclusive: true, rank: 1 })
  expect(approachingOf({ promotions: [reached, alone] })).toEqual([])
  expect(approachingOf({ promotions: [reached] })).toHaveLength(1)
})
