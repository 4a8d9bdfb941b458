import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as catalogue } from '../../../core/catalogue/endpoints'
import { endpoints as checkout } from '../../../core/checkout/endpoints'
import type { Shopper } from '../testing/callers'
import { place, readyCart } from '../testing/checkout'
import { putOnShelf, SHOE } from '../testing/fetching'
import { upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'

let shop: TestService
let shoe: string
let holder: Shopper
let basketId: string

beforeAll(async () => {
  shop = await testService()
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('stock_holds').execute()
  await putOnShelf(shop.db, shoe, 2)
  holder = await shop.guest()
  basketId = await readyCart(holder, [{ productId: SHOE, upc: shoe, qty: 2 }])
})

const hold = () => holder.call(checkout.prepareOrder, { body: { basketId } })
const add = (by: Shopper) => by.call(cart.createCartWithItem, { body: { productId: SHOE, upc: shoe } })

test('what other carts hold is told as held by others, by the product and by its stock', async () => {
  await hold()
  const params = { productId: SHOE }
  const { inventory } = (await shop.nobody(catalogue.readInventory, { params })).body
  expect(inventory.find(({ upc }) => upc === shoe)).toMatchObject({ quantity: 0, stockStatus: 'HeldByOthers' })
  const { variants } = (await shop.nobody(catalogue.readProduct, { params })).body
  expect(variants.find(({ upc }) => upc === shoe)?.stockStatusLabel).toBe('Other shoppers hold the last ones')
})

test('who wants what others hold is told so, until it is sold', async () => {
  const late = await shop.guest()
  const { body: bag } = await add(late)
  await hold()
  expect((await add(await shop.guest())).error?.errorId).toBe('INV703')
  const read = (query: Record<string, string>) =>
    late.call(cart.readCart, { params: { basketId: bag.basketId }, query })
  const checked = await read({ inventorySupplyCheck: 'true' })
  expect(checked.body.items[0]?.unavailable).toBe('INV703')
  expect(checked.body.flash).toMatchObject([{ itemId: bag.items[0]?.id, details: { errorId: 'INV703' } }])
  // Nobody loses a line over what may be back in a few minutes.
  expect((await read({ isPatchRequired: 'true' })).body.items).toMatchObject([{ qty: 1, unavailable: 'INV703' }])

  expect((await place(holder, basketId)).status).toBe(200)
  expect((await read({})).body.items[0]?.unavailable).toBe('INV700')
  expect((await add(await shop.guest())).error?.errorId).toBe('INV700')
})

test('an order of what others hold is refused as held, not as sold out', async () => {
  const late = await shop.guest()
  const lateBasket = await readyCart(late, [{ productId: SHOE, upc: shoe }])
  await hold()
  expect((await place(late, lateBasket)).error?.errorId).toBe('INV703')
})
