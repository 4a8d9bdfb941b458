import { afterEach, expect, test, vi } from 'vitest'
import { $basketId, cartAnswered } from '../../core/cart'
import { stepDone } from '../../core/checkout'
import { methodsWanted } from '../../core/payment'
import { $isSignedIn } from '../../core/session/arrival'
import { signInSubmitted } from '../../core/session/sign-in'
import { aToken } from '../../core/testing/a-token'
import { aReadyCart } from '../../core/testing/an-order'
import { type Call, noAnswer, refuse, shopFor } from '../../core/testing/shop-for'
import '../../core/wiring/cart/lost-cart-is-regained'
import '../../core/wiring/checkout/payment-and-cart'
import './navigation'

afterEach(() => vi.unstubAllGlobals())

/** A browser at an address of the microsite; the places that the shop leads to, and a link to press. */
function browserAt(address: string) {
  const { pathname, search, hash, origin, href } = new URL(address, 'https://shop.test')
  const place = { pathname, search, hash, origin, href, hostname: 'shop.test' }
  const gone: string[] = []
  const listeners: (() => void)[] = []
  const go = (to: string) => {
    place.pathname = new URL(to, origin).pathname
    for (const tell of listeners) tell()
  }
  const lead = (_state: unknown, _title: string, to: string) => {
    gone.push(to)
    go(to)
  }
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('location', place)
  vi.stubGlobal('window', {
    addEventListener: (name: string, tell: () => void) => name === 'popstate' && listeners.push(tell),
  })
  vi.stubGlobal('history', { pushState: lead, replaceState: lead })
  return { gone, go }
}

/** Signs in at an address of the microsite, where the guest's order is theirs; the places that it then goes to. */
async function placesAfterSignIn(address: string, orderNo: string | null) {
  const { gone } = browserAt(address)
  const registered = { ...aToken({ consumerType: 'REGISTERED', firstName: 'Ada' }), cart: null, orderNo }
  const shop = await shopFor({
    'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
    'POST /token/v2/auth/token': ({ body }: Call) =>
      (body as { type: string }).type === 'Registered' ? registered : aToken(),
  })
  await shop.press(signInSubmitted, { username: 'ada@example.com', password: 'Harbour-7' })
  const exchange = shop
    .callsTo('POST /token/v2/auth/token')
    .map(({ body }) => body as { type: string; orderNo?: string })
    .find(({ type }) => type === 'Registered')
  return { gone, sent: exchange?.orderNo }
}

test('A13: who signs in with the number of an order goes to the account, and the number goes along', async () => {
  expect(await placesAfterSignIn('/en-us/sign-in?order=NL-1001', 'NL-1001')).toEqual({
    gone: ['/en-us/account'],
    sent: 'NL-1001',
  })
})

test('A13: who signs in with an order that the account does not get is led to look it up', async () => {
  expect((await placesAfterSignIn('/en-us/sign-in?order=NL-1001', null)).gone).toEqual(['/en-us/order?number=NL-1001'])
})

test('A13: who signs in without one goes to the bag', async () => {
  expect(await placesAfterSignIn('/en-us/sign-in', null)).toEqual({ gone: ['/en-us/cart'], sent: undefined })
})

test.each([
  ['whom another page of the shop has signed in goes', () => aToken({ consumerType: 'REGISTERED', cart: null }), []],
  ['a guest is led to the sign-in', () => aToken(), ['/en-us/sign-in?from=%2Fen-us%2Faccount%2Forders']],
  [
    'who cannot be asked for is led there too',
    noAnswer('offline'),
    ['/en-us/sign-in?from=%2Fen-us%2Faccount%2Forders'],
  ],
])('A2: to a typed address of the account %s', async (_who, answer, places) => {
  const { gone } = browserAt('/en-us/account/orders')
  const shop = await shopFor({ 'POST /token/v2/auth/token': answer })
  expect(gone).toEqual(places)
  expect(shop.see($isSignedIn)).toBe(places.length === 0)
})

test('C1: a step that was left for the bag while it was being saved leads nowhere', async () => {
  const { gone, go } = browserAt('/en-us/checkout/shipping')
  const shop = await shopFor()
  go('/en-us/cart')
  await shop.press(stepDone, 'shipping')
  expect(gone).toEqual([])
})

test('B9: a cart that is rebuilt at billing gets its addresses back there', async () => {
  const { gone } = browserAt('/en-us/checkout/billing')
  const unpaid = aReadyCart({ basketId: 'basket-2', payment_instruments: [] })
  const shop = await shopFor({
    'POST /cart/v1/cartWithItem': { ...unpaid, shippingAddress: [], billingAddress: null },
    'POST /cart/v2/cart/:basketId/shippingAddress': unpaid,
    'POST /cart/v1/shippingMethod': unpaid,
    'POST /cart/v1/cart/:basketId/billingAddress': unpaid,
    'GET /cart/v1/cart/:basketId/paymentMethods': ({ path }: Call) =>
      path.includes('basket-1') ? refuse(404, 'BSK404') : { paymentMethods: [] },
  })
  await shop.press(cartAnswered, aReadyCart({ payment_instruments: [] }))
  await shop.press(methodsWanted)
  expect(shop.see($basketId)).toBe('basket-2')
  expect(gone).toEqual([])
})
