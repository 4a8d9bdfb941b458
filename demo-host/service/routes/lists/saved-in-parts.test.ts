import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/lists/endpoints'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

test('B6: what is saved is read in parts, the newest first', async () => {
  const shopper = await shop.guest()
  const [cobalt, ember] = [await upcOn(shop.db, SHOE, 'cobalt', '10'), await upcOn(shop.db, SHOE, 'ember', '10')]
  const { body } = await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc: cobalt } })
  const params = { basketId: body.basketId }
  const add = { cartId: body.basketId, productId: SHOE, upc: ember }
  const { items } = (await shopper.call(cart.addItem, { body: add })).body
  for (const { id: itemId } of items) await shopper.call(cart.saveLine, { params, body: { itemId } })
  const part = async (query: Record<string, string>) =>
    (await shopper.call(endpoints.readSaved, { query })).body.items.map(({ upc }) => upc)
  expect(await part({})).toEqual([ember, cobalt])
  expect(await part({ count: '1' })).toEqual([ember])
  expect(await part({ start: '1' })).toEqual([cobalt])
})
