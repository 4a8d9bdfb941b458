import { expect, test, vi } from 'vitest'
import { bugsGoTo } from '../runtime/bugs'
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

test('E1: in a page of the shop’s own a bug is rethrown once the work that met it is done, and once only', async () => {
  const rethrown = vi.fn()
  bugsGoTo(rethrown)
  const bug = new TypeError('lines is not iterable')
  expect(asShopError(bug)).toEqual(usageError('usage', 'lines is not iterable'))
  asShopError(bug)
  asShopError(usageError('BSK404', ''))
  expect(rethrown).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(rethrown.mock.calls).toEqual([[bug]])
})
