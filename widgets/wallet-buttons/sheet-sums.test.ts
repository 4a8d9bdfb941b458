import { expect, test } from 'vitest'
import { aCart, anItem, someTotals } from '../../core/testing/a-cart'
import { sumsOf } from './sheet-sums'

const words = { subtotal: 'Subtotal', delivery: 'Delivery', tax: 'Tax', paid: 'Already paid' } as Parameters<
  typeof sumsOf
>[2]

test('B4, D6: the lines of Apple’s sheet add up to its sum, with delivery free and something off the order', () => {
  const items = [anItem()]
  const totals = someTotals(items, { totalDiscount: 17.2, tax: 8, total: 108.8, remainingToPay: 108.8 })
  const welcome = { promotionId: 'w', promotionName: '10 % off', couponCode: 'WELCOME10', price: 11.2 }
  const { newLineItems, newTotal } = sumsOf(aCart({ items, totals, orderPromotions: [welcome] }), 'Northlane', words)
  expect(newLineItems.map(({ label, amount }) => [label, amount])).toEqual([
    ['Subtotal', '112.00'],
    ['10 % off', '-11.20'],
    ['Delivery', '0.00'],
    ['Tax', '8.00'],
  ])
  const sum = newLineItems.reduce((all, { amount }) => all + Number(amount), 0)
  expect(sum).toBeCloseTo(Number(newTotal.amount), 6)
})

test('B4, D6: what gift cards and the like pay already has a line of its own, so that the lines add up', () => {
  const items = [anItem()]
  const totals = someTotals(items, { tax: 8, total: 120, remainingToPay: 45.5 })
  const { newLineItems, newTotal } = sumsOf(aCart({ items, totals }), 'Northlane', words)
  expect(newLineItems.at(-1)).toMatchObject({ label: 'Already paid', amount: '-74.50' })
  const sum = newLineItems.reduce((all, { amount }) => all + Number(amount), 0)
  expect(sum).toBeCloseTo(Number(newTotal.amount), 6)
})
