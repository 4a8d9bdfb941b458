import { expect, it } from 'vitest'
import type { PriceRecord } from '../repositories/product-records'
import { answerPrice } from './price'

const sale = (historicBest: number | null, current = 8400): PriceRecord => ({
  ...{ group: 'all', original: 12_000, current },
  ...{ historicBest, previousBest: null, saleSince: null },
})

it.each([
  ['what it was, where it was that for 30 days', sale(12_000), 30],
  ['what it was, where no price of those days is known', sale(null), 30],
  ['the lowest of 30 days, where it was lower in them', sale(10_200), 17.6],
  ['nothing, where it was as low in those days', sale(8400), null],
  ['nothing, where it was lower in those days', sale(8000), null],
  ['nothing, where it is not reduced', sale(8000, 12_000), null],
])('G4: the percentage of a price is that of %s', (_of, record, percentage) => {
  expect(answerPrice([record], 'EUR')?.percentagePriceDiscount).toBe(percentage)
})
