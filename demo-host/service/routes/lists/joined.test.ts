import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/lists/endpoints'
import type { Cart } from '../../../../core/shapes/cart'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const productId = 'TQ4407AB12'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

test('a saved item joins the one that it becomes the same as, as many as one may have', async () => {
  const shopper = await shop.guest()
  const [upc, other] = [await upcOn(shop.db, productId, 'cobalt', '10'), await upcOn(shop.db, productId, 'ember', '10')]
  const save = ({ basketId, items }: Cart) =>
    shopper.call(cart.saveLine, { params: { basketId }, body: { itemId: items[0]?.id ?? '' } })
  const own = (await shopper.call(cart.createCartWithItem, { body: { productId, upc, qty: 6 } })).body
  await save(own)
  await save((await shopper.call(cart.addItem, { body: { cartId: own.basketId, productId, upc: other, qty: 1 } })).body)
  const { saveForLaterId, items } = (await shopper.call(endpoints.readSaved)).body
  const itemId = items.find(item => item.upc === other)?.itemId ?? ''
  const update = (qty: number) => shopper.call(endpoints.updateSaved, { body: { saveForLaterId, itemId, qty, upc } })
  expect((await update(5)).body.items).toMatchObject([{ upc, qty: 10 }])
  expect((await update(1)).error?.errorId).toBe('PLP400')
})

test('a line that joins the same saved item is saved as many times as one may have', async () => {
  const shopper = await shop.guest()
  const upc = await upcOn(shop.db, productId, 'cobalt', '10')
  const { basketId } = (await shopper.call(cart.createCart, { body: {} })).body
  for (const qty of [6, 6]) {
    const { items } = (await shopper.call(cart.addItem, { body: { cartId: basketId, productId, upc, qty } })).body
    await shopper.call(cart.saveLine, { params: { basketId }, body: { itemId: items[0]?.id ?? '' } })
  }
  expect((await shopper.call(endpoints.readSaved)).body.items).toMatchObject([{ upc, qty: 10 }])
})
