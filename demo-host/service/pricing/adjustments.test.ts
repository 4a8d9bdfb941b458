import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from './price-cart'
import { anyCart } from './random-cart.fixture'
import { sum } from './share'

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
