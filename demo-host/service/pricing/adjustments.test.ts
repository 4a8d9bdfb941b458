import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustGoods, adjustLines } from './adjustments'
import { priceCart } from './price-cart'
import { anyCart } from './random-cart.fixture'
import { sum } from './share'
import type { Adjustment, CartToPrice } from './types'

test('B11, T9: whatever is taken off by hand, the lines add up to the total, and none costs less than nothing', () => {
  const amounts = fc.array(fc.tuple(fc.integer({ min: -1, max: 7 }), fc.integer({ min: 1, max: 3_000_000 })), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(anyCart, amounts, (cart, wanted) => {
      const adjustments = wanted.map(([line, amount], index) => ({
        id: `adjustment-${index}`,
        lineId: line < 0 ? null : `line-${line}`,
        amount,
      }))
      const before = priceCart(cart)
      const priced = priceCart({ ...cart, adjustments })
      const { totals, lines, shipping, orderDeductions, adjusted } = priced
      const goods = adjustments.filter(({ lineId }) => lineId === null)
      const off = sum(orderDeductions.map(({ amount }) => amount)) + sum(goods.map(({ id }) => adjusted.get(id) ?? 0))
      const bill = sum(lines.map(({ afterOrder }) => afterOrder)) + sum(shipping.map(({ finalAmount }) => finalAmount))
      expect(sum(lines.map(({ rowTotal }) => rowTotal)) - off).toBe(sum(lines.map(({ afterOrder }) => afterOrder)))
      expect(totals.total).toBe(cart.taxRule.taxation === 'net' ? bill + totals.taxAmount : bill)
      expect(lines.every(({ rowTotal, afterOrder }) => rowTotal >= 0 && afterOrder >= 0)).toBe(true)
      for (const { id, amount, lineId } of adjustments) {
        const isMoney = cart.lines.some(line => line.id === lineId && line.taxClass === 'gift-card')
        expect(adjusted.get(id) ?? 0).toBeLessThanOrEqual(isMoney ? 0 : amount)
      }
      if (adjustments.length === 0) expect(priced).toEqual(before)
    }),
    { numRuns: 3000 },
  )
})

/** A shoe, socks and a gift card. */
const withAdjustments = (...adjustments: Adjustment[]) => {
  const lines = [{ id: 'shoe' }, { id: 'socks' }, { id: 'card', taxClass: 'gift-card' }]
  return { lines, adjustments } as unknown as CartToPrice
}

test.each([
  ['what was asked for', [{ amount: 1500 }], [1500]],
  ['no more than the line costs', [{ amount: 12_000 }], [10_000]],
  ['two of them together no more than that', [{ amount: 6000 }, { amount: 6000 }], [6000, 4000]],
  [
    'as much of the line as its giver may take, whoever took something before',
    [
      { amount: 1500, mostPercent: 20 },
      { amount: 1500, mostPercent: 20 },
      { amount: 1500, mostPercent: 25 },
    ],
    [1500, 500, 500],
  ],
])('B11: of a line %s is taken off', (_what, wanted, taken) => {
  const adjustments = wanted.map((one, index) => ({ ...one, id: String(index), lineId: 'shoe' }))
  const { left, taken: all } = adjustLines(withAdjustments(...adjustments), [10_000, 2000, 5000])
  expect([[...all.values()], left]).toEqual([taken, [10_000 - sum(taken), 2000, 5000]])
})

test('B11: nothing is taken off a gift card, and nothing off a line for another one', () => {
  const cart = withAdjustments({ id: 'a', lineId: 'card', amount: 1000 }, { id: 'b', lineId: 'socks', amount: 500 })
  const { left, taken } = adjustLines(cart, [10_000, 2000, 5000])
  expect([left, taken.get('a'), taken.get('b')]).toEqual([[10_000, 1500, 5000], 0, 500])
})

test.each([
  ['what was asked for, by what they cost', [{ amount: 1050 }], [1050], [7650, 1800, 5000]],
  ['no more than they cost', [{ amount: 90_000 }], [10_500], [0, 0, 5000]],
  [
    'no more than their giver may take, with what was taken off lines',
    [
      { amount: 2000, mostPercent: 20 },
      { amount: 2000, mostPercent: 20 },
    ],
    [900, 0],
    undefined,
  ],
])('B11: of all goods %s is taken off, and nothing off a gift card', (_what, wanted, taken, left) => {
  const adjustments = wanted.map((one, index) => ({ ...one, id: String(index), lineId: null }))
  const price = (cart: CartToPrice) => adjustGoods(cart, [8500, 2000, 5000], new Map([['line', 1500]]))
  const result = price(withAdjustments(...adjustments))
  expect(price(withAdjustments({ id: 'line', lineId: 'shoe', amount: 1500 }, ...adjustments))).toEqual(result)
  expect([[...result.taken.values()], sum(result.left)]).toEqual([taken, 15_500 - sum(taken)])
  expect(result.left).toEqual(left ?? expect.arrayContaining([5000]))
})
