import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '../../../../core/device/endpoints'
import { endpoints as delivery } from '../../../../core/delivery/endpoints'
import type { Charge } from '../../payments/gateway'
import { gatewayOf, plugGateway } from '../../payments/gateways'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { SHOE, stockUp } from '../../testing/fetching'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let shopper: Shopper
let upc: string
const charges: Charge[] = []

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const sandbox = gatewayOf(shop)
  if (!sandbox) throw new Error('The sandbox has a provider')
  plugGateway(shop.db, {
    ...sandbox,
    authorise: charge => {
      charges.push(charge)
      return sandbox.authorise(charge)
    },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  charges.length = 0
  shopper = await shop.guest()
  await stockUp(shop.db, [upc])
})

const tell = (basketId: string, deviceFingerPrint: string, by = shopper) =>
  by.call(endpoints.keepDeviceFingerPrint, { body: { basketId, deviceFingerPrint } })

test('B11: the provider that charges gets the device’s name, and nobody else', async () => {
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  const saved = await tell(basketId, 'device-of-this-checkout')
  expect(saved.status).toBe(200)
  const order = await place(shopper, basketId)
  expect(charges).toMatchObject([{ device: 'device-of-this-checkout' }])
  expect(JSON.stringify([saved.body, order.body])).not.toContain('device-of-this-checkout')
})

test('C5: so it is of the cookie bid that the address brought, also where a later one brings none', async () => {
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  const ship = (more: object) =>
    shopper.call(delivery.addShippingAddress, { params: { basketId }, body: { address: [maya], ...more } })
  const brought = await ship({ bid: 'bid-of-this-page' })
  const again = await ship({})
  const order = await place(shopper, basketId)
  expect(charges).toMatchObject([{ bid: 'bid-of-this-page' }])
  expect(JSON.stringify([brought.body, again.body, order.body])).not.toContain('bid-of-this-page')
})

test('B11: a purchase needs none', async () => {
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  expect((await place(shopper, basketId)).status).toBe(200)
  expect(charges[0]).not.toHaveProperty('device')
  expect(charges[0]).not.toHaveProperty('bid')
})

test('B11: a device that the fraud check refuses is fraud (PYT402), and nothing is bought', async () => {
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  await tell(basketId, 'refuse')
  expect((await place(shopper, basketId)).error?.errorId).toBe('PYT402')
})

test('B11, T22: nobody registers a device for another’s cart', async () => {
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  expect((await tell(basketId, 'refuse', await shop.guest())).error?.errorId).toBe('BSK404')
  expect((await place(shopper, basketId)).status).toBe(200)
})
