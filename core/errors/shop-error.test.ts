import { expect, test, vi } from 'vitest'
import { asShopError, usageError } from './shop-error'

test('E1: what is no error of the service is not hidden behind words for the shopper: the console has it, with its stack', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bug = new TypeError('lines is not iterable')
  expect(asShopError(bug)).toEqual(usageError('usage', 'lines is not iterable'))
  expect(said.mock.calls).toEqual([[expect.stringContaining('lines is not iterable'), bug]])
  const known = usageError('BSK404', '')
  expect(asShopError(known)).toBe(known)
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
})
