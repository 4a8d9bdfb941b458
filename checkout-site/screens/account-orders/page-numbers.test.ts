import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers'

test.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 3 … 9'],
  [5, 9, '1 … 3 4 5 6 7 … 9'],
  [4, 9, '1 2 3 4 5 6 … 9'],
  [9, 9, '1 … 7 8 9'],
])('F5: around page %i of %i stand %s', (page, count, numbers) => {
  expect(
    pageNumbers(page, count)
      .map(number => number ?? '…')
      .join(' '),
  ).toBe(numbers)
})
