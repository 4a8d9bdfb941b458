import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../core/cart/endpoints'
import type { Shopper } from '../../testing/callers'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const GIFT_CARD = 'TQ4407AB15'

let shop: TestService
let shopper: Shopper
let upc: string

beforeAll(async () => {
  shop = await testService()
  shopper = await shop.guest()
  upc = await upcOn(shop.db, GIFT_CARD)
})
afterAll(() => shop.close())

const begin = (customAmount: number, more: object = {}) =>
  shopper.call(endpoints.createCartWithItem, { body: { productId: GIFT_CARD, upc, customAmount, ...more } })

test('B5: a gift card costs the amount that was typed', async () => {
  const { body } = await begin(75.5)
  expect(body).toMatchObject({
    items: [{ customAmount: 75.5, isDigitalProduct: true, price: { current: 75.5, rowTotal: 75.5 } }],
    totals: { total: 75.5 },
  })
})

test.each([
  ['less than the minimum', 9.99],
  ['more than the maximum', 500.01],
  ['a fraction of a cent', 20.005],
])('B5: a gift card of %s is refused (PRC400)', async (_what, amount) => {
  expect((await begin(amount)).error).toMatchObject({ errorId: 'PRC400', field: 'customAmount' })
})

test('B5: a gift card has a recipient only where to, e-mail and message are filled', async () => {
  const giftOption = { to: 'Noor', email: 'noor@example.com', message: 'Run' }
  expect((await begin(50, { giftOption })).body.items[0]?.giftOption).toEqual(giftOption)
  const unsigned = await begin(50, { giftOption: { ...giftOption, message: ' ' } })
  expect(unsigned.body.items[0]?.giftOption).toBeNull()
})
