import { expect, test } from 'vitest'
import type { OrderRow } from '../repositories/orders'
import { sumsOf } from './sums'
import { wordsOf } from './words'

const totals = { itemSubTotal: 60, shipping: 5, tax: 0, total: 59, taxation: 'net' }

test('L6: an Arabic mail writes every sum in one form, with the currency on one side also where something is taken off', () => {
  const order = { currency: 'USD', document: { totals } } as unknown as OrderRow
  const sums = sumsOf(order, wordsOf('ar-AE'), 'ar-AE').map(({ value }) => value)
  const money = sums.filter(value => value.includes('$'))
  expect(money.filter(value => value.includes('−'))).toHaveLength(1)
  // Between right-to-left marks a figure is right of its currency, whatever its sign.
  for (const sum of money) expect(sum.replace('\u200e−', '')).toMatch(/^\u200f[\d.]+\u200f?\u00a0US\$\u200e$/)
  expect(money.find(value => value.includes('−'))).toMatch(/^\u200f\u200e−6\.00\u200f/)
})
