import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from './price-cart'
import { anyCart } from './random-cart.fixture'
import { ratesOf } from './rates'
import { sum } from './share'

test('F5: over 20,000 random carts the sums of each rate add up to net and tax, and no rate is told twice', () => {
  fc.assert(
    fc.property(anyCart, cart => {
      const priced = priceCart(cart)
      const rates = ratesOf(priced)
      expect(sum(rates.map(({ tax }) => tax))).toBe(priced.totals.taxAmount)
      expect(sum(rates.map(({ net }) => net))).toBe(priced.totals.netAmount)
      expect(new Set(rates.map(({ rate }) => rate)).size).toBe(rates.length)
    }),
    { numRuns: 20_000 },
  )
})
