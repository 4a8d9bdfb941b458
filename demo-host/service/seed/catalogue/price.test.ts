import { expect, it } from 'vitest'
import { shelfPrice } from './money'
import { lowestBetween, priceOf } from './price'

const today = new Date('2026-11-21T12:00:00Z')

it('names the price before a sale as the lowest of the thirty days before it', () => {
  const { USD } = priceOf(shelfPrice(140), 120, today, { percent: 20, sinceDays: 9 })
  expect(USD).toMatchObject({ original: 14_000, current: 11_200, historicBestPrice: 14_000 })
  expect(USD.salesPriceActiveDate).toBe('2026-11-12T00:00:00.000Z')
  expect(USD.previousBestSalesPrice).toBeUndefined()
})

it('counts an earlier sale inside the thirty days, and not one before them', () => {
  const near = { percent: 30, sinceDays: 10, earlier: { percent: 15, fromDays: 30, toDays: 20 } }
  const far = { percent: 30, sinceDays: 10, earlier: { percent: 15, fromDays: 90, toDays: 60 } }
  expect(priceOf(shelfPrice(100), 200, today, near).USD).toMatchObject({
    historicBestPrice: 8500,
    previousBestSalesPrice: 8500,
  })
  expect(priceOf(shelfPrice(100), 200, today, far).USD).toMatchObject({
    historicBestPrice: 10_000,
    previousBestSalesPrice: 8500,
  })
})

it('returns no lowest price without a sale', () => {
  const { JPY, KWD } = priceOf(shelfPrice(140), 120, today)
  expect(JPY).toMatchObject({ original: 19_900, current: 19_900 })
  expect(KWD.original % 500).toBe(0)
  expect(JPY.historicBestPrice).toBeUndefined()
})

it.each([15, 20, 25, 30, 40])('L6: a sale of %d percent is one of so many percent in yen, at every price', percent => {
  for (let dollars = 5; dollars < 300; dollars += 5) {
    const { JPY } = priceOf(shelfPrice(dollars), 120, today, { percent, sinceDays: 9 })
    expect((1 - JPY.current / JPY.original) * 100, `${JPY.original} yen`).toBeCloseTo(percent, 8)
  }
})

it('finds no price before the launch', () => {
  expect(lowestBetween([{ from: '2026-11-01', amount: 5 }], '2026-09-01', '2026-10-01')).toBeUndefined()
})
