import { expect, it } from 'vitest'
import { aCart } from '../../core/testing/a-cart'
import { publishOrderOnce } from './order-once'

const totals = { itemTotal: 224, totalDiscount: 0, shipping: 0, tax: 12.6, total: 236.6 }
const lastOrder = { orderNumber: 'NL1001', currency: 'USD', totalItemCount: 2, totals }

it('M5: a page learns of an order on its next visit, by number, count, currency and sums, and only once', () => {
  const told: unknown[] = []
  const hear = (cart: Parameters<typeof publishOrderOnce>[2]) =>
    publishOrderOnce('pk_once', (name, detail) => void told.push([name, detail]), cart)
  hear(aCart())
  hear(aCart({ lastOrder }))
  hear(aCart({ lastOrder }))
  expect(told).toEqual([['order', { basketId: 'basket-1', ...lastOrder }]])
  hear(aCart({ lastOrder: { ...lastOrder, orderNumber: 'NL1002' } }))
  expect(told).toHaveLength(2)
})
