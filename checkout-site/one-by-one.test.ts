import { expect, test } from 'vitest'
import { deferred } from '../core/testing/deferred'
import { oneByOne } from './one-by-one'

test('each task begins once the one before it has ended, also if that one failed', async () => {
  const inTurn = oneByOne()
  const begun: string[] = []
  const held = deferred<void>()
  const first = inTurn(async () => {
    begun.push('first')
    await held.promise
    throw new Error('lost')
  })
  const second = inTurn(async () => {
    begun.push('second')
    return 'came'
  })
  await expect.poll(() => begun).toEqual(['first'])
  held.resolve()
  await expect(first).rejects.toThrow('lost')
  expect(await second).toBe('came')
  expect(begun).toEqual(['first', 'second'])
})
