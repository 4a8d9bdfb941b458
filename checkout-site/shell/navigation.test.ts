import { afterEach, expect, test, vi } from 'vitest'
import { signInSubmitted } from '../../core/session/signing'
import { aToken } from '../../core/testing/a-token'
import { type Call, shopFor } from '../../core/testing/shop-for'
import './navigation'

afterEach(() => vi.unstubAllGlobals())

/** Signs in at an address of the microsite, where the guest's order is theirs; the places that it then goes to. */
async function placesAfterSignIn(address: string, orderNo: string | null) {
  const { pathname, search, hash, origin, href } = new URL(address, 'https://shop.test')
  const gone: string[] = []
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('location', { pathname, search, hash, origin, href, hostname: 'shop.test' })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('history', { replaceState: (_state: unknown, _title: string, to: string) => gone.push(to) })
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
