import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composePayment, type PaymentSource } from './compose-payment'

const amount = fc.integer({ min: 0, max: 2_000_000 })
const sources = fc
  .array(fc.tuple(amount, fc.boolean()), { maxLength: 9 })
  .map(list => list.map(([most, isReward], index): PaymentSource => ({ id: String(index), most, isReward })))

test('T9: parts and rest make the sum, in whole units, and no part pays more than it may', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(amount, sources, (payable, given) => {
      const { amounts, rewards, paid } = composePayment(payable, given)
      const parts = [...amounts.values()]
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(rewards + paid)
      expect(rewards + paid).toBe(
        Math.min(
          payable,
          given.reduce((sum, { most }) => sum + most, 0),
        ),
      )
      for (const { id, most } of given) {
        const part = amounts.get(id) ?? -1
        expect(Number.isSafeInteger(part) && part >= 0 && part <= most).toBe(true)
      }
    }),
    { numRuns: 20_000 },
  )
})

test('T9: adding a source and taking it away again restores every amount', () => {
  fc.assert(
    fc.property(amount, sources, amount, (payable, given, most) => {
      const before = composePayment(payable, given)
      const added = composePayment(payable, [...given, { id: 'added', most, isReward: false }])
      for (const { id } of given) expect(added.amounts.get(id)).toBe(before.amounts.get(id))
      expect(composePayment(payable, given)).toEqual(before)
    }),
    { numRuns: 5_000 },
  )
})
