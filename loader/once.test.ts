import { expect, test, vi } from 'vitest'
import { once } from './once'

test('all callers share one attempt, and the first one after a failure begins another', async () => {
  const attempt = vi.fn(async () => {
    if (attempt.mock.calls.length === 1) throw new Error('lost')
    return 'shop'
  })
  const start = once(attempt)
  const [one, other] = [start(), start()]
  await expect(one).rejects.toThrow('lost')
  await expect(other).rejects.toThrow('lost')
  expect([await start(), await start()]).toEqual(['shop', 'shop'])
  expect(attempt).toHaveBeenCalledTimes(2)
})
