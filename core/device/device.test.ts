import { expect, test } from 'vitest'
import { cartAnswered } from '../cart'
import { aCart } from '../testing/a-cart'
import { noAnswer, type Shop, shopFor } from '../testing/shop-for'
import '../wiring/checkout/device-gets-the-cart'
import { deviceCheckGiven, deviceWanted } from './index'

const keep = 'POST /cart/v1/deviceFingerPrint'

const told = (shop: Shop) => shop.callsTo(keep).map(({ body }) => body)

async function withCart(answer: unknown = aCart()): Promise<Shop> {
  const shop = await shopFor({ [keep]: answer })
  await shop.press(cartAnswered, aCart())
  return shop
}

test('B11: a device is identified by a name that the page made up, once for a cart, and again for the next', async () => {
  const shop = await withCart()
  await shop.press(deviceWanted)
  await shop.press(deviceWanted)
  const deviceFingerPrint = expect.stringMatching(/^[\w-]{16,}$/)
  expect(told(shop)).toEqual([{ basketId: 'basket-1', deviceFingerPrint }])
  await shop.press(cartAnswered, aCart({ basketId: 'basket-2' }))
  await shop.press(deviceWanted)
  expect(told(shop)).toEqual([
    { basketId: 'basket-1', deviceFingerPrint },
    { basketId: 'basket-2', deviceFingerPrint },
  ])
})

test('B11: the fraud check that the shop gave names the device instead', async () => {
  const shop = await withCart()
  await shop.press(deviceCheckGiven, { fingerPrint: async () => 'provider-7' })
  await shop.press(deviceWanted)
  expect(told(shop)).toEqual([{ basketId: 'basket-1', deviceFingerPrint: 'provider-7' }])
})

test.each([
  ['fails', () => Promise.reject(new Error('blocked'))],
  ['knows nothing', async () => ''],
])('B11: a check that %s tells nothing, and may be asked again', async (_what, fingerPrint) => {
  const shop = await withCart()
  await shop.press(deviceCheckGiven, { fingerPrint })
  await shop.press(deviceWanted)
  expect(told(shop)).toEqual([])
  await shop.press(deviceCheckGiven, { fingerPrint: async () => 'provider-7' })
  await shop.press(deviceWanted)
  expect(told(shop)).toHaveLength(1)
})

test('B11: what did not reach the service is sent again, and nothing is sent without a cart', async () => {
  const shop = await shopFor({ [keep]: noAnswer() })
  await shop.press(deviceWanted)
  expect(told(shop)).toEqual([])
  await shop.press(cartAnswered, aCart())
  await shop.press(deviceWanted)
  await shop.press(deviceWanted)
  expect(told(shop)).toHaveLength(2)
})
