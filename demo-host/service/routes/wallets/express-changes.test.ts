import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../../core/wallets/endpoints'
import { makeReady, place } from '../../testing/checkout'
import { cartOf, readCart } from '../../testing/handoffs'
import type { Shopper } from '../../testing/callers'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'
import { SHOE } from '../../testing/wallets'

const LAST_ONE = 'TQ4407AB18'

describe('what changes while one item is bought at once', () => {
  let shop: TestService
  const open = async (shopper: Shopper, item: { productId: string; upc: string }) =>
    (await shopper.call(endpoints.openExpressBasket, { body: item })).body.basketId

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('D6: what another buyer took meanwhile cannot be had, and is not sold twice; the shopper’s own bag is as it was', async () => {
    const { upc } = await shop.db
      .selectFrom('variants')
      .innerJoin('stock', 'stock.upc', 'variants.upc')
      .select('variants.upc')
      .where('product_id', '=', LAST_ONE)
      .where('on_hand', '=', 1)
      .executeTakeFirstOrThrow()
    const [shopper, buyer] = [await shop.guest(), await shop.guest()]
    const bag = await cartOf(shopper, { productId: SHOE, upc: await upcOn(shop.db, SHOE), qty: 2 })
    const basket = await open(shopper, { productId: LAST_ONE, upc })
    const taken = await open(buyer, { productId: LAST_ONE, upc })
    await makeReady(buyer, taken)
    expect((await place(buyer, taken)).status).toBe(200)

    expect((await readCart(shopper, basket)).items.map(({ unavailable }) => unavailable)).toEqual(['INV700'])
    expect((await readCart(shopper, bag)).items.map(({ qty }) => qty)).toEqual([2])
  })

  it('D6: a price that changes meanwhile is shown with the basket', async () => {
    const upc = await upcOn(shop.db, SHOE)
    const shopper = await shop.guest()
    const basket = await open(shopper, { productId: SHOE, upc })
    await shop.db
      .updateTable('prices')
      .set({ current: 9_900 })
      .where('product_id', '=', SHOE)
      .where('currency', '=', 'USD')
      .execute()
    const { flash, items } = await readCart(shopper, basket)
    expect(flash.map(({ code, itemId }) => [code, itemId])).toEqual([['ProductPriceChanged', items[0]?.id]])
  })
})
