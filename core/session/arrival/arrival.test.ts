import '../../wiring/session/sign-in-takes-guest-cart'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $basketId, $count, cartWanted } from '../../cart'
import { endpoints as cartCalls } from '../../cart/endpoints'
import { requestFx } from '../../http/request'
import { holdTokenFx } from '../../http/hold-token'
import { aCart, anItem } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $session } from '../index'
import { $arrival, $offer } from './index'
import { signOutPressed } from '../signing'

const token = 'POST /token/v2/auth/token'
const signOut = 'POST /consumers-v3/consumer/auth/signout'

const tokens = (answers: Partial<Record<string, unknown>>) => (call: Call) => {
  const { type } = call.body as { type: string }
  const answer = answers[type] ?? aToken()
  return typeof answer === 'function' ? answer(call) : answer
}

/** The microsite, opened by a link with this code; `referrer` and `load` are what the browser tells of how. */
function withHandoff(code: string, { referrer = '', load = 'navigate' } = {}) {
  vi.stubGlobal('document', { referrer })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: load } as PerformanceNavigationTiming])
  const location = {
    hash: `#handoff=${code}`,
    origin: 'https://shop.test',
    hostname: 'shop.test',
    pathname: '/en-us/checkout',
    search: '',
  }
  const replaceState = vi.fn<History['replaceState']>(() => {
    location.hash = ''
  })
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { state: null, replaceState })
  return { replaceState }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('coming from a host page', () => {
  test('opens what came along, before anything else is asked for, and takes the code out of the address', async () => {
    const { replaceState } = withHandoff('h%2F1')
    const cart = aCart({ basketId: 'basket-7', items: [anItem({ qty: 2 })] })
    const shop = await shopFor({ [token]: tokens({ Handoff: aToken({ basketId: 'basket-7', cart }) }) })
    expect(shop.calls.map(call => call.body)).toEqual([{ type: 'Handoff', handoff: 'h/1' }])
    expect([shop.see($arrival), shop.see($basketId), shop.see($count)]).toEqual(['done', 'basket-7', 2])
    expect(replaceState).toHaveBeenCalledWith(null, '', '/en-us/checkout')
  })

  test('with a code that was used says so, and goes on as whoever the shopper was', async () => {
    withHandoff('old')
    const shop = await shopFor({ [token]: tokens({ Handoff: refuse(401, 'AUT404') }) })
    expect(shop.see($arrival)).toBe('refused')
    expect(shop.see($session)?.consumerType).toBe('GUEST')
  })

  test('tells the origin of the page that led here, and no more of its address', async () => {
    withHandoff('h1', { referrer: 'https://blog.test/shoes?who=maya' })
    const shop = await shopFor({})
    expect(shop.calls[0]?.body).toEqual({ type: 'Handoff', handoff: 'h1', from: 'https://blog.test' })
  })

  test.each([
    ['no referrer', { referrer: '' }],
    ['a referrer that is no address', { referrer: 'about:srcdoc' }],
    ['a reload, whose referrer may be of another link', { referrer: 'https://blog.test/', load: 'reload' }],
    ['a tab that was restored', { referrer: 'https://blog.test/', load: 'back_forward' }],
  ])('tells no origin for %s', async (_what, how) => {
    withHandoff('h1', how)
    const shop = await shopFor({})
    expect(shop.calls[0]?.body).toEqual({ type: 'Handoff', handoff: 'h1' })
  })

  test('asks again as the same call where no answer came, so that a new guest is known by it', async () => {
    const { replaceState } = withHandoff('h1')
    let isLost = true
    const shop = await shopFor({ [token]: () => (isLost ? noAnswer('timeout')() : aToken()) })
    expect([shop.see($arrival), replaceState.mock.calls]).toEqual(['pending', []])
    isLost = false
    await shop.press(holdTokenFx, {})
    const [first, second] = shop.callsTo(token).map(({ headers }) => headers['x-transaction-id'])
    expect([shop.see($arrival), second]).toEqual(['done', first])
  })

  test('keeps the code in the address while the shopper is asked, and asks the service about it once', async () => {
    const { replaceState } = withHandoff('h1')
    const offer = { from: 'https://blog.test', cart: aCart({ basketId: 'theirs' }) }
    const own = aCart({ basketId: 'mine' })
    const shop = await shopFor({
      [token]: tokens({ Handoff: aToken({ basketId: 'mine', cart: own, offer, expiresIn: 1 }) }),
      'GET /cart/v1/cart/:basketId': own,
    })
    expect([shop.see($basketId), shop.see($offer)]).toEqual(['mine', { ...offer, handoff: 'h1' }])
    await shop.press(cartWanted)
    expect(shop.callsTo(token).map(({ body }) => (body as { type: string }).type)).toEqual(['Handoff', 'Refresh'])
    expect(replaceState).not.toHaveBeenCalled()
  })

  test('signing out takes the unanswered question along', async () => {
    const { replaceState } = withHandoff('h1')
    const offer = { from: null, cart: aCart() }
    const shop = await shopFor({
      [token]: tokens({ Handoff: aToken({ consumerType: 'REGISTERED', offer }) }),
      [signOut]: { status: 204, body: '' },
    })
    await shop.press(signOutPressed)
    expect(shop.see($offer)).toBe(null)
    expect(replaceState).toHaveBeenCalledWith(null, '', '/en-us/checkout')
  })

  test('opens nothing on a page that is not the microsite’s', async () => {
    withHandoff('h1')
    const shop = await shopFor({}, { config: { checkout: 'https://elsewhere.test' } })
    expect(shop.calls).toEqual([])
    await shop.press(requestFx(cartCalls.createCart), { body: {} })
    expect(shop.callsTo(token)[0]?.body).toMatchObject({ type: 'Guest' })
  })
})
