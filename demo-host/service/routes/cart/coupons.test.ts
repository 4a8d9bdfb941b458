import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '../../../../core/cart/endpoints'
import type { Cart } from '../../../../core/shapes/cart'
import type { Shopper } from '../../testing/callers'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService
let shopper: Shopper
let cart: Cart

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  cart = (await shopper.call(endpoints.createCartWithItem, { body: { productId: SHOE, upc, qty: 2 } })).body
})

const apply = (code: string) => shopper.call(endpoints.applyCoupon, { body: { cartId: cart.basketId, code } })
const takeBack = (code: string) => shopper.call(endpoints.removeCoupon, { body: { cartId: cart.basketId, code } })

test('takes ten per cent off the order, and back again', async () => {
  const { body } = await apply(' welcome10 ')
  expect(body).toMatchObject({
    coupon: 'WELCOME10',
    couponItems: [{ code: 'WELCOME10', applied: true }],
    items: [{ price: { rowTotal: 224, priceAfterOrderDiscount: 201.6 } }],
    orderPromotions: [{ couponCode: 'WELCOME10', price: 22.4 }],
    totals: { totalDiscount: 28.4, total: 201.6 },
  })
  expect(body.promoSummary).toContainEqual({
    level: 'ORDER',
    calloutMessage: '10% off your order',
    promotionName: 'Welcome: 10% off',
    promotionId: 'welcome-10',
  })
  expect((await takeBack('WELCOME10')).body).toMatchObject({ coupon: null, couponItems: [], totals: { total: 224 } })
  expect((await takeBack('WELCOME10')).error?.errorId).toBe('PRM130')
})

test('B7: a line says what it costs in the end, what shipping promotions take off its delivery, and its second master', async () => {
  expect(cart.items[0]).toMatchObject({
    masterId2: cart.items[0]?.masterId,
    cost: 224,
    shippingPromotions: [{ couponCode: null, promotionId: expect.any(String), price: 6 }],
  })
  const { body } = await apply('WELCOME10')
  expect(body.items[0]?.cost).toBe(201.6)
  const partner = await shop.guest('pk_partner')
  const upc = cart.items[0]?.upc
  const theirs = await partner.call(endpoints.createCartWithItem, { body: { productId: SHOE, upc, qty: 2 } })
  expect(theirs.body.items[0]).toMatchObject({ shippingPromotions: [] })
})

test('B4: a cart has all of its sums, in its currency', async () => {
  expect((await apply('WELCOME10')).body.totals).toEqual({
    currency: 'USD',
    taxation: 'net',
    totalUnits: 2,
    itemSubTotal: 224,
    itemTotal: 224,
    totalDiscount: 28.4,
    totalDiscountPercentage: 12.7,
    saved: 78.4,
    shipping: 0,
    tax: 0,
    taxAmount: 0,
    netAmount: 201.6,
    totalWithoutTax: 201.6,
    total: 201.6,
    appliedRewards: 0,
    remainingToPay: 201.6,
  })
})

test('takes twenty per cent off running shoes, on their own lines', async () => {
  const { body } = await apply('RUN20')
  expect(body.items[0]).toMatchObject({
    price: { rowTotal: 179.2 },
    productPromotions: [{ couponCode: 'RUN20', promotionId: 'run-20', price: 44.8 }],
  })
})

test.each([
  ['ORDER', 'WELCOME10', 'welcome-10'],
  ['PRODUCT', 'RUN20', 'run-20'],
  ['SHIPPING', 'RUN20', 'free-standard'],
])(
  'B3: the promotion summary has a promotion of level %s with its call-out and name',
  async (level, code, promotionId) => {
    const { body } = await apply(code)
    expect(body.promoSummary).toContainEqual({
      level,
      promotionId,
      calloutMessage: expect.stringMatching(/./),
      promotionName: expect.stringMatching(/./),
    })
  },
)

test.each([
  ['NOBODY', 'PRM130'],
  ['SOON', 'PRM135'],
  ['LIMITED', 'PRM140'],
  ['EXPIRED', 'PRM155'],
])('refuses %s with %s', async (code, errorId) => {
  expect((await apply(code)).error?.errorId).toBe(errorId)
})

test('refuses the same code twice', async () => {
  await apply('WELCOME10')
  expect((await apply('WELCOME10')).error?.errorId).toBe('PRM416')
})

test('refuses a code that is good once to who used it', async () => {
  const subject = `consumer:${shopper.consumerNo}`
  await shop.db.insertInto('coupon_redemptions').values({ subject, code: 'ONCE', order_number: 'earlier' }).execute()
  expect((await apply('ONCE')).error?.errorId).toBe('PRM150')
})

test('refuses one code more than a cart holds (PRM160)', async () => {
  const { document } = await shop.db
    .selectFrom('carts')
    .select('document')
    .where('basket_id', '=', cart.basketId)
    .executeTakeFirstOrThrow()
  const coupons = Array.from({ length: 10 }, (_none, place) => `OLD${place}`)
  await shop.db
    .updateTable('carts')
    .set({ document: JSON.stringify({ ...document, coupons }) })
    .where('basket_id', '=', cart.basketId)
    .execute()
  const refused = await apply('WELCOME10')
  expect([refused.status, refused.error?.errorId]).toEqual([400, 'PRM160'])
})

test('keeps a code whose condition is not met, and says so', async () => {
  await shopper.call(endpoints.removeItem, { body: { cartId: cart.basketId, itemId: cart.items[0]?.id } })
  expect((await apply('RUN20')).body.couponItems).toEqual([{ code: 'RUN20', applied: false }])
})

test('brings a gift that is nobody’s to change', async () => {
  const { body } = await apply('GIFT')
  const gift = body.items.find(({ bonus }) => bonus)
  expect(gift).toMatchObject({ productId: 'TQ4407AB19', qty: 1, price: { current: 0, rowTotal: 0 } })
  expect(body.totals.total).toBe(224)
  const update = { params: { basketId: cart.basketId }, body: { itemId: gift?.id, qty: 2 } }
  expect((await shopper.call(endpoints.updateItem, update)).error?.errorId).toBe('GWP403')
  const remove = { body: { cartId: cart.basketId, itemId: gift?.id } }
  expect((await shopper.call(endpoints.removeItem, remove)).error?.errorId).toBe('GWP403')
})

test('tells in three parts what is missing for free delivery, or how far above it is', async () => {
  const { body } = await apply('SHIPFREE')
  const [approaching] = body.approachingPromotions
  expect(approaching?.calloutMsg?.split('|')).toHaveLength(3)
  expect(approaching).toMatchObject({
    promotionClass: 'SHIPPING',
    level: 'SHIPPING',
    distanceFromConditionThreshold: -124,
    threshold: 100,
  })
})

test('L6: a call-out says a sum in Canadian dollars by their code, as the totals do', async () => {
  const headers = { 'x-locale': 'en-CA' }
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const guest = await shop.guest()
  const { body } = await guest.call(endpoints.createCartWithItem, { body: { productId: SHOE, upc, qty: 1 }, headers })
  expect(body.currency).toBe('CAD')
  expect(body.approachingPromotions[0]?.calloutMsg).toContain('CAD')
})
