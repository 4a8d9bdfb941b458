import { expect, test } from 'vitest'
import { openMonths } from './open-months'

const june = new Date('2041-06-30T23:30:00.000Z')

test('FE309: of this year a card is good from this month on, of later years in all months', () => {
  expect(openMonths(2041, june)).toEqual([6, 7, 8, 9, 10, 11, 12])
  expect(openMonths(2042, june)).toHaveLength(12)
  expect(openMonths(2041, new Date('2041-12-31T23:59:59.000Z'))).toEqual([12])
})
