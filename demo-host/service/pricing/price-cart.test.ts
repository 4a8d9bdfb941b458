import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shelfPrice, sumOf } from '../seed/catalogue/money'
import type { Currency } from './money'
import { toMajor, toMinor } from './currency'
import { cartOf, lineOf, promotionOf } from './plain-cart.fixture'
import { priceCart } from './price-cart'
import { anyCart } from './random-cart.fixture'
import { shareOut, sum } from './share'
import { untaxed } from './tax'
import type { CartToPrice, PricedCart } from './types'

const cent = (amount: number) => sumOf(() => amount)

describe('any cart', () => {
  test('T9: over 100,000 random carts the lines add up to the total and discounts never exceed it', () => {
    fc.assert(
      fc.property(anyCart, cart => {
        const problem = whatDoesNotAddUp(cart, priceCart(cart))
        if (problem) throw new Error(problem)
      }),
      { numRuns: 100_000 },
    )
  })

  test('T9: a sum is shared out to the last unit, and nobody gets more than there is', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e9), { minLength: 1, maxLength: 20 }), fc.nat(1000), (weights, permille) => {
        const amount = Math.floor((sum(weights) * permille) / 1000)
        const shares = shareOut(amount, weights)
        expect(sum(shares)).toBe(amount)
        expect(shares.every((share, index) => share >= 0 && share <= (weights[index] ?? 0))).toBe(true)
      }),
    )
  })

  test('T9: money travels in currencies of 0, 2 and 3 decimals and comes back as it was', () => {
    const anyCurrency = fc.constantFrom<Currency>('JPY', 'USD', 'KWD')
    fc.assert(
      fc.property(fc.nat(1e12), anyCurrency, (minor, currency) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor)
      }),
    )
    expect([toMajor(1999, 'JPY'), toMajor(1999, 'USD'), toMajor(1999, 'KWD')]).toEqual([1999, 19.99, 1.999])
    expect([toMinor(0.5, 'JPY'), toMinor(1.999, 'USD'), toMinor(1.999, 'KWD')]).toEqual([null, null, 1999])
  })
})

test('the example of the contract comes out to the cent', () => {
  const { totals, lines } = priceCart(
    cartOf({
      promotions: [promotionOf({ couponCode: 'WELCOME10' })],
      coupons: ['WELCOME10'],
      taxRule: { ...untaxed('US'), rate: 62_500 },
    }),
  )
  expect(lines[0]).toMatchObject({ rowTotal: 22_400, afterOrder: 20_160 })
  expect(totals).toEqual({
    taxation: 'net',
    totalUnits: 2,
    itemSubTotal: 22_400,
    itemTotal: 22_400,
    totalDiscount: 2_240,
    totalDiscountTenths: 100,
    saved: 7_840,
    shipping: 0,
    taxAmount: 1_260,
    netAmount: 20_160,
    total: 21_420,
    appliedRewards: 0,
    remainingToPay: 21_420,
  })
})

test('gross tax is inside the price and is not added again', () => {
  const { totals } = priceCart(
    cartOf({
      taxRule: { ...untaxed('FR'), taxation: 'gross', rate: 200_000, shippingTaxed: true },
      shipping: [{ shippingId: 'one', code: 'standard', amount: 600 }],
    }),
  )
  expect(totals).toMatchObject({ total: 23_000, taxAmount: 3_733 + 100, netAmount: 23_000 - 3_833, shipping: 600 })
})

test.each([
  ['from its first moment', { startsAt: '2026-11-21T12:00:00Z' }, 2_240],
  ['not before it', { startsAt: '2026-11-21T12:00:01Z' }, 0],
  ['until its last moment', { endsAt: '2026-11-21T12:00:01Z' }, 2_240],
  ['not after it', { endsAt: '2026-11-21T12:00:00Z' }, 0],
  ['while uses are left', { limit: { total: 2, used: 1 } }, 2_240],
  ['not once all are used', { limit: { total: 2, used: 2 } }, 0],
])('a promotion counts %s', (_when, own, off) => {
  expect(priceCart(cartOf({ promotions: [promotionOf(own)] })).totals.totalDiscount).toBe(off)
})

test('promotions work line first, then order, then shipping, each on what the one before left', () => {
  const { totals, lines } = priceCart(
    cartOf({
      promotions: [
        promotionOf({ id: 'order', rank: 1, reward: { type: 'percent', percent: 10 } }),
        promotionOf({ id: 'line', level: 'PRODUCT', rank: 99, reward: { type: 'percent', percent: 20 } }),
        promotionOf({ id: 'ship', level: 'SHIPPING', rank: 5, reward: { type: 'percent', percent: 100 } }),
      ],
      shipping: [{ shippingId: 'one', code: 'standard', amount: 600 }],
    }),
  )
  expect(lines[0]).toMatchObject({ subTotal: 22_400, rowTotal: 17_920, afterOrder: 16_128 })
  expect(totals).toMatchObject({ itemTotal: 17_920, shipping: 0, totalDiscount: 4_480 + 1_792 + 600, total: 16_128 })
})

test('an order coupon does not take away the free delivery that the goods had earned', () => {
  const free = promotionOf({
    id: 'free',
    level: 'SHIPPING',
    condition: { minSubtotal: shelfPrice(220), shippingCodes: ['standard'] },
    reward: { type: 'fixed-price', amount: cent(0) },
  })
  const shipping = [{ shippingId: 'one', code: 'standard', amount: 600 }]
  expect(priceCart(cartOf({ promotions: [free, promotionOf({})], shipping })).totals.shipping).toBe(0)
  const express = [{ shippingId: 'one', code: 'express', amount: 1_200 }]
  expect(priceCart(cartOf({ promotions: [free], shipping: express })).totals.shipping).toBe(1_200)
})

test('an exclusive promotion works alone on its level', () => {
  const { orderDeductions } = priceCart(
    cartOf({
      promotions: [
        promotionOf({ id: 'first', rank: 1 }),
        promotionOf({ id: 'alone', rank: 2, exclusive: true, reward: { type: 'amount', amount: cent(500) } }),
      ],
    }),
  )
  expect(orderDeductions.map(({ promotion }) => promotion.id)).toEqual(['alone'])
})

test('a gift card is money: no percentage comes off it and it does not earn free delivery', () => {
  const { totals, approaching } = priceCart(
    cartOf({
      lines: [lineOf({ taxClass: 'gift-card', qty: 1, original: 10_000, current: 10_000 })],
      promotions: [
        promotionOf({}),
        promotionOf({
          id: 'near',
          condition: { minSubtotal: cent(9_000) },
          approaching: { callout: { en: 'a|b|c' }, displayLevels: ['CART'] },
        }),
      ],
    }),
  )
  expect(totals.totalDiscount).toBe(0)
  expect(approaching).toEqual([])
})

test('a sum and a unit count are conditions, a sale line does not help where full price is asked', () => {
  const three = promotionOf({ level: 'PRODUCT', condition: { minUnits: 3, categoryIds: ['run'] } })
  expect(priceCart(cartOf({ promotions: [three] })).totals.totalDiscount).toBe(0)
  expect(priceCart(cartOf({ promotions: [three], lines: [lineOf({ qty: 3 })] })).totals.totalDiscount).toBe(3_360)
  const fullPrice = promotionOf({ condition: { fullPriceOnly: true } })
  const lines = [lineOf(), lineOf({ id: 'full', current: 14_000, qty: 1 })]
  expect(priceCart(cartOf({ promotions: [fullPrice], lines })).lines.map(line => line.afterOrder)).toEqual([
    22_400, 12_600,
  ])
})

test('a coupon gives its gift once the sum is reached', () => {
  const gift = promotionOf({
    level: 'PRODUCT',
    couponCode: 'GIFT',
    condition: { minSubtotal: cent(20_000) },
    reward: { type: 'bonus', productId: 'tote', upc: 'tote-1', qty: 1 },
  })
  expect(priceCart(cartOf({ promotions: [gift], coupons: ['GIFT'] })).gifts).toMatchObject([{ upc: 'tote-1', qty: 1 }])
  expect(priceCart(cartOf({ promotions: [gift] })).gifts).toEqual([])
})

test('rewards and what is paid in advance leave the main method the rest, never less than nothing', () => {
  expect(priceCart(cartOf({ rewards: 2_000, paid: 5_000 })).totals).toMatchObject({
    total: 22_400,
    appliedRewards: 2_000,
    remainingToPay: 15_400,
  })
  expect(priceCart(cartOf({ paid: 50_000 })).totals.remainingToPay).toBe(0)
})

function whatDoesNotAddUp(cart: CartToPrice, { totals, ...priced }: PricedCart): string | null {
  const amounts = [
    ...Object.values(totals),
    ...priced.lines.flatMap(({ subTotal, rowTotal, afterOrder, tax }) => [subTotal, rowTotal, afterOrder, tax]),
  ]
  if (amounts.some(value => typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0)))
    return 'a sum is no whole amount'
  const shippingBefore = sum(cart.shipping.map(({ amount }) => amount))
  const lineSums = sum(priced.lines.map(line => line.afterOrder))
  const taxes = sum(priced.lines.map(({ tax }) => tax)) + sum(priced.shipping.map(({ tax }) => tax))
  const added = totals.taxation === 'net' ? taxes : 0
  if (lineSums + totals.shipping + added !== totals.total) return 'lines, shipping and tax are not the total'
  if (totals.taxAmount !== taxes) return 'taxes of the lines are not the tax'
  if (totals.netAmount + totals.taxAmount !== totals.total) return 'net and tax are not the total'
  if (totals.totalDiscount > totals.itemSubTotal + shippingBefore) return 'more came off than there was'
  if (totals.itemSubTotal + shippingBefore - totals.totalDiscount !== lineSums + totals.shipping)
    return 'discounts are not the difference'
  if (totals.remainingToPay > totals.total) return 'more is left to pay than the total'
  for (const line of priced.lines) {
    const off = sum(line.productDeductions.map(({ amount }) => amount))
    if (line.subTotal - off !== line.rowTotal || line.afterOrder > line.rowTotal) return 'a line does not add up'
  }
  const shared = sum(priced.lines.map(line => line.rowTotal - line.afterOrder))
  const given = sum(priced.orderDeductions.map(({ amount }) => amount))
  return shared === given ? null : 'order promotions are not shared out whole'
}
