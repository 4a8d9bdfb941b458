import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../core/cart/endpoints'
import { place, readyCart } from '../../testing/checkout'
import { putOnShelf, SHOE } from '../../testing/fetching'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const TOTE = 'TQ4407AB19'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
  const { document, ...row } = await shop.db
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', 'start-line-tote')
    .executeTakeFirstOrThrow()
  const second = { ...document, id: 'second-tote', couponCode: 'GIFT2' }
  await shop.db
    .insertInto('promotions')
    .values({ ...row, id: second.id, coupon_code: second.couponCode, document: JSON.stringify(second) })
    .execute()
})
afterAll(() => shop.close())

test('the last piece of a gift is given once, by the first of two promotions, and the order is placed', async () => {
  const shopper = await shop.guest()
  const cartId = await readyCart(shopper, [
    { productId: SHOE, upc: await upcOn(shop.db, SHOE, 'cobalt', '10'), qty: 2 },
  ])
  const apply = (code: string) => shopper.call(endpoints.applyCoupon, { body: { cartId, code } })
  const gift = (await apply('GIFT')).body.items.find(({ bonus }) => bonus)
  expect(gift?.productId).toBe(TOTE)
  const bothOf = (items: readonly { bonus: boolean }[]) => items.filter(({ bonus }) => bonus).length
  expect(bothOf((await apply('GIFT2')).body.items)).toBe(2)
  await putOnShelf(shop.db, gift?.upc ?? '', 1)
  const read = await shopper.call(endpoints.readCart, { params: { basketId: cartId } })
  expect(bothOf(read.body.items)).toBe(1)
  // That one of the two is gone is told first.
  expect((await place(shopper, cartId)).error?.errorId).toBe('GFS800')
  expect((await place(shopper, cartId)).error).toBeNull()
})
