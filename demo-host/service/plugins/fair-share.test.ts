import { expect, test } from 'vitest'
import { endpoint } from '../../../core/http/endpoint'
import { Cart } from '../../../core/shapes/cart'
import { aCart } from '../../../core/testing/a-cart'
import { readConfiguration } from '../configuration'
import { testService } from '../testing/test-service'
import { fairShare } from './fair-share'
import { mount } from './mount'

/** Work that ends when it is told to. */
function pieces() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    },
    end: (name: string) => ends.get(name)?.(),
  }
}

test('one client has so much under way at once, in the order in which it came, and others wait for none of it', async () => {
  const { begun, work, end } = pieces()
  const share = fairShare(2, 10)
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map(name => share(name[0] ?? '', work(name)))
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  end('a2')
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  end('a1')
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  for (const name of ['a3', 'a4', 'b1']) end(name)
  expect(await Promise.all(all.map(async piece => piece))).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('work that fails makes room as any does, and who has too much waiting is refused', async () => {
  const share = fairShare(1, 1)
  const { begun, work, end } = pieces()
  const failing = share('a', () => Promise.reject(new Error('broken')))
  const next = share('a', work('next'))
  expect(share('a', work('too many'))).toBeNull()
  await expect(failing).rejects.toThrow('broken')
  await expect.poll(() => begun).toEqual(['next'])
  end('next')
  expect(await next).toBe('next')
})

const slow = endpoint({ name: 'slow', method: 'GET', path: '/test/slow', audience: 'anyone', answer: Cart })

test('T21: of one network a few calls of carts are at work at once, and a call from elsewhere does not wait for them', async () => {
  const { limits } = readConfiguration({})
  let atWork = 0
  let max = 0
  let release = (): void => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const shop = await testService({ limits, proxies: 1 }, app => {
    mount(app, slow, async () => {
      atWork += 1
      max = Math.max(max, atWork)
      await released
      atWork -= 1
      return aCart()
    })
  })
  const from = (address: string) => shop.nobody(slow, { headers: { 'x-forwarded-for': address } })
  const busy = Array.from({ length: 20 }, () => from('198.51.100.7'))
  await expect.poll(() => atWork).toBe(4)
  const other = from('203.0.113.9')
  await expect.poll(() => atWork).toBe(5)
  release()
  const answers = await Promise.all([...busy, other])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(max).toBeLessThanOrEqual(5)
  await shop.close()
})
