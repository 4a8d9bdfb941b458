import { expect, test } from 'vitest'
import { anAddress } from '../../../core/testing/an-order'
import { countries } from '../seed/address-rules/countries'
import { placedDay } from './placed-day'

const placed = (countryCode: string, at: string) => ({
  placed_at: new Date(at),
  created_at: new Date(0),
  document: { shippingAddress: [anAddress({ countryCode })], billingAddress: null },
})

test.each([
  ['US', '2026-11-21T03:30:00Z', 'November 20, 2026'],
  ['JP', '2026-11-20T16:00:00Z', 'November 21, 2026'],
  ['FR', '2026-11-20T23:30:00Z', 'November 21, 2026'],
])('an order of %s at %s is dated by the clock there', (country, at, day) => {
  expect(placedDay(placed(country, at), 'en-US')).toBe(day)
})

test('every country that is sold to has its clock', () => {
  const inUtc = countries.filter(({ code }) => {
    const days = ['2026-11-20T00:00:00Z', '2026-07-20T00:00:00Z', '2026-07-20T23:59:00Z', '2026-11-20T23:59:00Z']
    return (
      code !== 'GB' &&
      code !== 'IE' &&
      days.every(at => placedDay(placed(code, at), 'en-US') === placedDay(placed('', at), 'en-US'))
    )
  })
  expect(inUtc.map(({ code }) => code)).toEqual([])
})
