import { allSettled, createStore, fork } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { shopFor } from '../testing/shop-for'
import { newId } from './ids'
import { $isOnline, $isShown, pageReturned } from './page-events'
import { reloadOnce } from './reload'
import { $config, started } from './started'
import { drop, load, save } from './storage'
import { tabMessageReceived } from './tab-messages'
import { postToTabsFx } from './tabs'

afterEach(() => {
  vi.unstubAllGlobals()
})

function storage(setItem: (at: string, text: string) => void, stored = new Map<string, string>()) {
  vi.stubGlobal('localStorage', {
    getItem: (at: string) => stored.get(at) ?? null,
    setItem: (at: string, text: string) => {
      setItem(at, text)
      stored.set(at, text)
    },
    removeItem: (at: string) => stored.delete(at),
  })
  return stored
}

describe('what survives a reload', () => {
  test('is kept by access key, name and version', () => {
    const stored = storage(() => {})
    expect(save('pk_demo', 'cart', 1, { count: 2 })).toBe(true)
    expect([...stored.keys()]).toEqual(['till:pk_demo:cart'])
    expect(load('pk_demo', 'cart', 1)).toMatchObject({ count: 2 })
    expect([load('pk_demo', 'cart', 2), load('pk_other', 'cart', 1)]).toEqual([null, null])
    drop('pk_demo', 'cart')
    expect(load('pk_demo', 'cart', 1)).toBeNull()
  })

  test.each(['nonsense', '7', 'null', '[]', '{"v":2}'])('is nothing where somebody else wrote %s', text => {
    const stored = storage(() => {})
    stored.set('till:pk_demo:cart', text)
    expect(load('pk_demo', 'cart', 1)).toBeNull()
  })

  test('lasts as long as the page where storage is full', () => {
    storage(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(save('pk_full', 'cart', 1, { count: 2 })).toBe(false)
    expect(load('pk_full', 'cart', 1)).toMatchObject({ count: 2 })
  })

  test('lasts as long as the page where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(save('pk_blocked', 'cart', 1, { count: 3 })).toBe(false)
    expect(load('pk_blocked', 'cart', 1)).toMatchObject({ count: 3 })
    drop('pk_blocked', 'cart')
    expect(load('pk_blocked', 'cart', 1)).toBeNull()
  })
})

test('ids are UUIDs of version 4, without a secure context too, and never the same', () => {
  const ids = Array.from({ length: 500 }, newId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(500)
})

test('a page is reloaded once in ten seconds, whatever asks for it', () => {
  const reload = vi.fn<() => void>()
  expect([0, 9_999, 10_001, 10_002].map(ms => reloadOnce('pk_reload', 1_000_000 + ms, reload))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('tabs of one access key hear each other, and no other’s', async () => {
  const $received = createStore<unknown>(null).on(tabMessageReceived, (_current, message) => message)
  const [one, other, stranger] = [await shopFor(), await shopFor(), await shopFor()]
  await allSettled(started, { scope: other.scope, params: one.config })
  await one.press(postToTabsFx, { about: 'cart' })
  await expect.poll(() => other.see($received)).toEqual({ about: 'cart' })
  expect([one.see($received), stranger.see($received)]).toEqual([null, null])
})

test('what happens before a page has joined the other tabs is told to them, too', async () => {
  const $received = createStore<unknown>(null).on(tabMessageReceived, (_current, message) => message)
  const other = await shopFor()
  const early = fork({ values: [[$config, other.config]] })
  await allSettled(postToTabsFx, { scope: early, params: { about: 'session' } })
  await expect.poll(() => other.see($received)).toEqual({ about: 'session' })
})

test('I15: a page that is in the back-forward cache gets no messages of other tabs, and gets them again when it comes back', async () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', new EventTarget())
  const $received = createStore<readonly unknown[]>([]).on(tabMessageReceived, (received, message) => [
    ...received,
    message,
  ])
  const stored = await shopFor()
  vi.unstubAllGlobals()
  const other = await shopFor({}, { config: stored.config })
  const witness = await shopFor({}, { config: stored.config })
  window.dispatchEvent(new Event('pagehide'))
  await other.press(postToTabsFx, { about: 'session' })
  await expect.poll(() => witness.see($received)).toHaveLength(1)
  expect(stored.see($received)).toEqual([])

  window.dispatchEvent(new Event('pageshow'))
  await other.press(postToTabsFx, { about: 'cart' })
  await expect.poll(() => stored.see($received)).toEqual([{ about: 'cart' }])
})

test('a page knows when it is looked at again, and when it is offline', async () => {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  const $returns = createStore(0).on(pageReturned, count => count + 1)
  const scope = fork()
  const shop = await shopFor()
  await allSettled(started, { scope, params: shop.config })
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('offline'))
  expect([scope.getState($isShown), scope.getState($isOnline), scope.getState($returns)]).toEqual([false, false, 0])
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  window.dispatchEvent(new Event('focus'))
  expect([scope.getState($isShown), scope.getState($isOnline), scope.getState($returns)]).toEqual([true, true, 3])
})
