import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askEarly, takeEarly } from '../core/http/early'
import { fetchFx } from '../core/http/fetch'
import type { Sent } from '../core/http/send-out'
import { started } from '../core/runtime/started'
import { aCart, anItem } from '../core/testing/a-cart'
import { aToken } from '../core/testing/a-token'
import { fakeStorage } from '../core/testing/fake-storage'
import { shopFor } from '../core/testing/shop-for'
import { lastSeenOf } from '../core/cart/last-seen'
import '../core/wiring/checkout/checkout-and-cart'
import '../core/wiring/session/early-answer-is-taken'
import { firstCallOf } from '../core/wiring/session/first-call'
import '../core/wiring/session/shopper-is-known-by-name'
import './shell/navigation'
import { needsOwner, placeOf } from './shell/route'

const stored = fakeStorage('localStorage')
const token = 'POST /token/v2/auth/token'

beforeEach(() => {
  vi.stubGlobal('document', { referrer: 'https://host.test/a' })
  vi.stubGlobal('window', { addEventListener: () => {} })
})

function openAt(pathname: string, hash = '') {
  const replaceState = () => {}
  vi.stubGlobal('history', { state: null, replaceState })
  const location = { pathname, hash, search: '', origin: 'https://shop.test', hostname: 'shop.test' }
  vi.stubGlobal('location', { ...location, href: `https://shop.test${pathname}${hash}` })
}

const guest = { v: 1, login: false, accessExpiry: 0, employee: false }
const cart = { v: 1, ...lastSeenOf(aCart()) }
const shoppers: [who: string, kept: Record<string, object>, hash: string][] = [
  ['somebody new', {}, ''],
  ['who left without the service hearing of it', { left: { v: 1 } }, ''],
  ['a guest', { session: guest }, ''],
  ['a guest without a cookie', { session: { ...guest, secret: 'secret-1' } }, ''],
  ['a guest with a bag', { session: guest, cart }, ''],
  ['somebody who was signed in', { session: { ...guest, login: true } }, ''],
  ['somebody who was signed in, with a bag', { session: { ...guest, login: true }, cart }, ''],
  ['somebody with a bag from another page', { session: guest }, '#handoff=code-1'],
]
const screens = ['/en-us/cart', '/en-us/checkout', '/pre/en-us/checkout/billing', '/en-us/sign-in', '/en-us/account']

describe('what a page of the shop asks before its scripts have come', () => {
  test.each(shoppers.flatMap(shopper => screens.map(screen => [screen, ...shopper] as const)))(
    'is what it asks first: %s, %s',
    async (screen, _who, store, hash) => {
      openAt(screen, hash)
      const shop = await shopFor({}, { isStarted: false })
      for (const [name, value] of Object.entries(store)) {
        stored.set(`till:${shop.config.key}:${name}`, JSON.stringify(value))
      }
      const early = firstCallOf(shop.config, needsOwner(placeOf(screen)))
      await shop.press(started, shop.config)
      const [first] = shop.callsTo(token)
      const { searchParams } = new URL(early?.url ?? 'https://shop.test')
      expect(early && [early.method, Object.fromEntries(searchParams), JSON.parse(early.body ?? '')]).toEqual(
        first ? ['POST', first.query, first.body] : null,
      )
      if (hash) expect(early?.headers['x-transaction-id']).toBe(first?.headers['x-transaction-id'])
    },
  )

  const call: Sent = { url: 'https://shop.test/token?cart=1', method: 'POST', headers: {}, body: '{}', timeout: 15_000 }
  async function open(pathname: string, isAble = true) {
    openAt(pathname)
    vi.stubGlobal('CSS', { supports: () => isAble })
    vi.stubGlobal('document', { referrer: '', getElementById: () => ({ dataset: { key: 'pk' } }) })
    vi.resetModules()
    await import('./early')
  }
  const answers = (...texts: string[]) => {
    const sent = vi.fn<(url: string) => Promise<unknown>>(() =>
      Promise.resolve({ status: 200, text: () => Promise.resolve(texts.shift()) }),
    )
    vi.stubGlobal('fetch', sent)
    return sent
  }

  test('goes out once: the same call takes that answer, and the next goes out by itself', async () => {
    const sent = answers('early', 'later')
    void askEarly(call, 'turn')
    expect(sent).toHaveBeenCalledTimes(1)
    expect([await fetchFx(call), await fetchFx(call)]).toMatchObject([{ body: 'early' }, { body: 'later' }])
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('answers no other call, and nothing after one', async () => {
    answers('early', 'other', 'own')
    void askEarly(call, 'turn')
    expect(takeEarly({ ...call, url: 'https://shop.test/settings' })).toBeUndefined()
    expect(await fetchFx({ ...call, body: '{"type":"Guest"}' })).toMatchObject({ body: 'other' })
    expect(await fetchFx(call)).toMatchObject({ body: 'own' })
  })

  test('is forgotten where the scripts take longer than a call may', () => {
    answers('early')
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    void askEarly(call, 'turn')
    vi.setSystemTime(15_000)
    expect(takeEarly(call)).toBeUndefined()
    vi.useRealTimers()
  })

  test('also brings the pictures of the first lines of the cart’s page before scripts, at the addresses that its lines have', async () => {
    const items = ['/a.svg', 'https://pictures.test/b', '', '/c.svg', '/d.svg'].map((image, index) =>
      anItem({ id: `item-${index}`, image }),
    )
    const asked: string[] = []
    vi.stubGlobal('Image', function Image() {
      return {
        fetchPriority: 'auto',
        set src(url: string) {
          asked.push(`${this.fetchPriority} ${url}`)
        },
      }
    })
    for (const pathname of ['/en-us/cart', '/en-us/checkout']) {
      answers(JSON.stringify(aToken({ cart: aCart({ items }) })))
      await open(pathname)
    }
    const picture = 'https://pictures.test/b?w=176&h=176&q=50&sharpen=60'
    await expect
      .poll(() => asked)
      .toEqual(['https://shop.test/a.svg', picture, 'https://shop.test/c.svg'].map(url => `high ${url}`))
  })

  test('is not asked in a browser that cannot run the shop, in no language of its, or under faults that a developer set', async () => {
    const sent = answers('early')
    await open('/en-us/cart', false)
    await open('/cart')
    stored.set('till:pk:mock', '{"v":1,"calls":{}}')
    await open('/en-us/cart')
    expect(sent).not.toHaveBeenCalled()
    stored.clear()
    await open('/en-us/cart')
    expect(sent).toHaveBeenCalledTimes(1)
  })
})
