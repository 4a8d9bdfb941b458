import { describe, expect, test } from 'vitest'
import type { Order } from '../../../core/checkout/contracts'
import { anItem } from '../../../core/testing/a-cart'
import { aCard, anOrder } from '../../../core/testing/an-order'
import { pointsOf } from './order-points'

const order = anOrder()
const costing = (price: number, more: object = {}) => {
  const item = anItem(more)
  return { ...item, price: { ...item.price, priceAfterOrderDiscount: price } }
}
const paid = (...parts: Order['payment_instruments']) => parts
const bought = (items: Order['items'], parts: Order['payment_instruments'], total: number) =>
  pointsOf({ items, payment_instruments: parts, totals: { ...order.totals, total } }, 'USD')

describe('an order brings points', () => {
  test('F6: for its goods, rounded down, and not for their delivery and their tax', () => {
    expect(bought([costing(112), costing(20.99)], paid(aCard({ amount: 150 })), 150)).toBe(132)
  })

  test('F6: but none for a gift card that it buys, nor for what is free', () => {
    const items = [costing(112), costing(50, { isDigitalProduct: true }), costing(0, { bonus: true })]
    expect(bought(items, paid(aCard({ amount: 162 })), 162)).toBe(112)
    expect(bought([costing(50, { isDigitalProduct: true })], paid(aCard({ amount: 50 })), 50)).toBe(0)
    expect(bought([costing(0)], paid(), 0)).toBe(0)
  })

  test.each(['LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'ATHLETES_PAYMENT'] as const)(
    'F6: but none for what %s pays',
    payment_method_id => {
      const parts = paid(aCard({ amount: 75 }), aCard({ payment_method_id, amount: 25 }))
      expect(bought([costing(100)], parts, 100)).toBe(75)
    },
  )

  test.each(['GIFT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const)('F6: and for what %s pays', method => {
    expect(bought([costing(100)], paid(aCard({ payment_method_id: method, amount: 100 })), 100)).toBe(100)
  })

  test('F6: that are worth the same in every currency', () => {
    const yen = { ...order, items: [costing(14_000)], payment_instruments: paid(aCard({ amount: 14_000 })) }
    expect(pointsOf({ ...yen, totals: { ...order.totals, total: 14_000 } }, 'JPY')).toBe(100)
  })
})
