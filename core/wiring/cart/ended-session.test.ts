import { beforeEach, describe, expect, test, vi } from 'vitest'
import { $basketId, $items, $staleness, addToCartPressed, cartWanted } from '../../cart'
import { addAddressFx } from '../../delivery/shipping-address'
import { methodsWanted } from '../../delivery'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { save } from '../../runtime/storage'
import { signOutPressed } from '../../session/signing'
import { anAddress } from '../../testing/an-order'
import { $refusals, $reloads, $told, basketOf, cartOfGuest, shopWithAccount } from '../../testing/ended-session'
import { fakeStorage } from '../../testing/fake-storage'
import { skipWaits } from '../../testing/shop-clock'
import { refuse, type Shop } from '../../testing/shop-for'
import { bodiesOf, cartCalls } from '../../testing/shop-with-cart'
import '../checkout/delivery-and-cart'
import './cart-says-what-failed'
import './lost-cart-is-regained'

const { add, begin, read } = cartCalls
const ship = 'POST /cart/v2/cart/:basketId/shippingAddress'
const methods = 'GET /cart/v1/cart/:basketId/shippingMethod/:shippingId'
const addressCall = { params: { basketId: 'basket-1' }, body: { address: [anAddress()] } }

fakeStorage('localStorage')
fakeStorage('sessionStorage')
beforeEach(() => {
  vi.stubGlobal('location', { reload() {}, search: '', hash: '', hostname: 'till.test' })
  skipWaits()
})

async function afterSession(answers = {}): Promise<Shop> {
  const shop = await shopWithAccount({ [ship]: cartOfGuest, [methods]: aMethodList, ...answers })
  shop.endSession()
  return shop
}

const aMethodList = { shippingId: 'ship-1', applicableShippingMethods: [] }

function expectRebuilt(shop: Shop): void {
  expect(bodiesOf(shop.callsTo(begin))).toMatchObject([{ upc: 'upc-1' }])
  expect(bodiesOf(shop.callsTo(add))).toMatchObject([{ cartId: 'basket-2', upc: 'upc-2' }])
  expect(shop.see($basketId)).toBe('basket-2')
  expect(shop.see($items).map(({ id }) => id)).toEqual(['item-7', 'item-8'])
  expect([shop.see($refusals), shop.see($told), shop.see($reloads)]).toEqual([1, ['AUT498'], 1])
  const ofGuest = shop.calls.filter(call => basketOf(call) !== 'basket-1')
  expect(JSON.stringify(bodiesOf(ofGuest))).not.toMatch(/Alder|Maya|Ada|Run/)
}

describe('B9: a cart whose shopper’s session has ended (AUT498)', () => {
  test('is rebuilt at an address, which is not given to the guest, told of, and the page reloads', async () => {
    const shop = await afterSession()
    expect(await shop.press(addAddressFx, addressCall)).toMatchObject({ status: 'fail', value: { code: 'AUT498' } })
    expectRebuilt(shop)
    expect(shop.callsTo(ship).map(basketOf)).toEqual(['basket-1', 'basket-1'])
  })

  test('is rebuilt by a list that is read, which is read again', async () => {
    const shop = await afterSession()
    await shop.press(methodsWanted)
    expectRebuilt(shop)
    expect(shop.callsTo(methods).map(basketOf)).toContain('basket-2')
  })

  test('is rebuilt where it is read, and shown', async () => {
    const shop = await afterSession()
    await shop.press(cartWanted)
    expectRebuilt(shop)
  })

  test('is not rebuilt where its account has bought it, nor told of', async () => {
    const shop = await shopWithAccount({}, refuse(403, 'AUT498', { wasEmptied: true }))
    shop.endSession()
    await shop.press(cartWanted)
    expect([shop.callsTo(begin), shop.see($refusals), shop.see($reloads)]).toEqual([[], 0, 0])
  })

  test('is rebuilt for the guest if it is gone as well (BSK404), without an address', async () => {
    const shop = await shopWithAccount({ [ship]: cartOfGuest }, refuse(404, 'BSK404'))
    shop.endSession()
    expect(await shop.press(addAddressFx, addressCall)).toMatchObject({ status: 'fail', value: { code: 'BSK404' } })
    expect(shop.see($items).map(({ id }) => id)).toEqual(['item-7', 'item-8'])
    expect(JSON.stringify(bodiesOf([...shop.callsTo(begin), ...shop.callsTo(add)]))).not.toContain('Ada')
    expect(shop.callsTo(ship).map(basketOf)).not.toContain('basket-2')
    expect(shop.see($reloads)).toBe(0)
  })

  test.each([
    ['an address', (shop: Shop) => shop.press(addAddressFx, addressCall), []],
    ['a reading of it', (shop: Shop) => shop.press(cartWanted), []],
    [
      'a thing that is added',
      (shop: Shop) => shop.press(addToCartPressed, { productId: 'P', upc: 'upc-9' }),
      ['upc-9'],
    ],
  ])(
    'A7: is built anew for nobody where the service says, at %s, that its shopper signed out elsewhere',
    async (...by) => {
      const [, act, begun] = by
      const shop = await shopWithAccount({ [ship]: cartOfGuest })
      shop.endSession('signed-out')
      await act(shop)
      expect(bodiesOf(shop.callsTo(begin))).toMatchObject(begun.map(upc => ({ upc })))
      expect(shop.callsTo(add).filter(call => basketOf(call) !== 'basket-1')).toEqual([])
      expect(shop.see($basketId)).toBe(begun.length ? 'basket-2' : null)
      expect([shop.see($refusals), shop.see($told), shop.see($reloads)]).toEqual([0, [], 0])
    },
  )

  describe.each([
    ['here', (shop: Shop) => shop.press(signOutPressed)],
    ['in another tab', (shop: Shop) => shop.press(tabMessageReceived, { about: 'session' })],
  ])('is built anew for nobody once its shopper has signed out %s', (_where, leave) => {
    test.each([
      ['an address', ship, (shop: Shop) => shop.press(addAddressFx, addressCall)],
      ['a reading of it', read, (shop: Shop) => shop.press(cartWanted)],
    ])('during %s', async (_what, endpoint, act) => {
      let answer: (received: unknown) => void = () => {}
      const shop = await shopWithAccount({
        [endpoint]: () => new Promise(resolve => (answer = resolve)),
        'POST /consumers-v3/consumer/auth/signout': {},
      })
      const call = act(shop)
      await expect.poll(() => shop.callsTo(endpoint).length).toBe(1)
      save(shop.config.key, 'session', 1, { login: false, accessExpiry: 0, employee: false })
      const left = leave(shop)
      await expect.poll(() => shop.see($items)).toEqual([])
      answer(refuse(403, 'AUT498'))
      await Promise.all([call, left])
      expect(shop.callsTo(begin)).toHaveLength(0)
      expect([shop.see($items), shop.see($staleness), shop.see($reloads)]).toEqual([[], null, 0])
    })
  })
})
