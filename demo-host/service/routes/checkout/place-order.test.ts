import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints as cartEndpoints } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/checkout/endpoints'
import { endpoints as deliveryEndpoints } from '../../../../core/delivery/endpoints'
import { endpoints as paymentEndpoints } from '../../../../core/payment/endpoints'
import { newId } from '../../database/ids'
import { workOutbox } from '../../orders/outbox'
import type { Shopper } from '../../testing/callers'
import { cardToken, cards, place, readyCart } from '../../testing/checkout'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../../testing/open-shop'
import { maya } from '../../testing/people'
import { stockOf, upcOn } from '../../testing/shelves'

openShop()
aGuestEachTime()

const read = (basketId: string) => shopper.call(cartEndpoints.readCart, { params: { basketId } })
const prepare = (basketId: string) => shopper.call(endpoints.prepareOrder, { body: { basketId } })

describe('an order', () => {
  test('G10: of a presale is refused to a guest when it is prepared and when it is placed (AUT404)', async () => {
    const presale = { productId: 'TQ4407AB14', upc: await upcOn(shop.db, 'TQ4407AB14') }
    const member = await shop.person('shopper@till.test')
    const basketId = await readyCart(member, [presale])
    const { body } = await shopper.call(cartEndpoints.createCart, { body: {} })
    const carts = await shop.db.selectFrom('carts').select(['basket_id', 'consumer_no']).execute()
    const ownerOf = (id: string) => carts.find(cart => cart.basket_id === id)?.consumer_no ?? ''
    await shop.db.deleteFrom('carts').where('basket_id', '=', body.basketId).execute()
    const give = (consumer_no: string) =>
      shop.db.updateTable('carts').set({ consumer_no }).where('basket_id', '=', basketId).execute()
    await give(ownerOf(body.basketId))
    const refused = { errorId: 'AUT404', productId: presale.productId }
    expect((await prepare(basketId)).error).toMatchObject(refused)
    expect((await place(shopper, basketId)).error).toMatchObject(refused)
    await give(ownerOf(basketId))
    expect((await place(member, basketId)).status).toBe(200)
  })

  test('is placed, paid, taken off the shelf, and leaves an empty cart of the same shopper', async () => {
    const before = await stockOf(shop.db, upc)
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc, qty: 2 }])
    expect((await prepare(basketId)).body.flash).toEqual([])
    expect(await stockOf(shop.db, upc)).toEqual({ on_hand: before.on_hand, reserved: before.reserved + 2 })

    const { status, body } = await place(shopper, basketId)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      orderNumber: expect.stringMatching(/^\d{12}$/),
      status: 'placed',
      flash: [],
      items: [{ upc, qty: 2 }],
      shippingMethod: { code: 'standard' },
      shippingAddress: [{ city: 'Portland' }],
      paymentMethod: { code: 'CREDIT_CARD', type: 'visa', bin: '411111' },
      totals: { total: 224 },
    })
    expect(await stockOf(shop.db, upc)).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved })
    expect((await read(basketId)).body).toMatchObject({
      basketId,
      items: [],
      totals: { total: 0 },
      shippingAddress: [],
    })

    await workOutbox(shop)
    const charge = await shop.db
      .selectFrom('payments')
      .innerJoin('sandbox_charges', 'idempotency_key', 'payment_id')
      .select(['payments.state', 'captured'])
      .where('order_number', '=', body.orderNumber)
      .executeTakeFirstOrThrow()
    expect(charge).toEqual({ state: 'captured', captured: 22_400 })
  })

  test('is read again by its shopper alone, and tracked by number and address', async () => {
    const { body } = await place(shopper, await readyCart(shopper, [{ productId: SHOE, upc }]))
    const { orderNumber } = body
    const readBy = (who: Shopper, orderId = orderNumber) => who.call(endpoints.readOrder, { params: { orderId } })
    expect((await readBy(shopper)).body).toEqual(body)
    const stranger = await shop.guest()
    expect((await readBy(stranger)).error?.errorId).toBe('OHS4004')
    expect((await readBy(shopper, '000000000000')).error?.errorId).toBe('OHS4004')
    const track = (email: string, number = orderNumber) =>
      stranger.call(endpoints.trackOrder, { body: { orderNumber: number, email } })
    expect((await track(' Maya.Okafor@example.com ')).body.orderNumber).toBe(orderNumber)
    const wrong = await track('somebody@example.com')
    const unknown = await track('somebody@example.com', '123456789015')
    expect([wrong.status, wrong.error]).toEqual([unknown.status, unknown.error])
    expect(wrong.error?.errorId).toBe('OHS4004')
    expect((await track('nobody')).error?.errorId).toBe('ORD400')
  })

  test('T4: one transaction id sent a hundred times at once buys once, and answers the same', async () => {
    const before = await stockOf(shop.db, upc)
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const transactionId = newId()
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(shopper, basketId, transactionId)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
    expect((await stockOf(shop.db, upc)).on_hand).toBe(before.on_hand - 1)
    expect(await ordersOf(shopper)).toHaveLength(1)
    const other = await shopper.call(endpoints.placeOrder, {
      transactionId,
      body: { cartId: newId(), paymentMethod: { code: 'CREDIT_CARD' } },
    })
    expect(other.status).toBe(409)
  })

  test('T6: pressed in two tabs and after a reload, it is one order, resumed', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const [one, other] = await Promise.all([place(shopper, basketId), place(shopper, basketId)])
    const late = await place(shopper, basketId)
    expect([one.body.orderNumber, other.body.orderNumber, late.body.orderNumber]).toEqual(
      Array.from({ length: 3 }, () => one.body.orderNumber),
    )
    expect(await ordersOf(shopper)).toHaveLength(1)
  })

  test('T6: what another tab puts into the cart while the order is paid stays in it', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const other = await upcOn(shop.db, SHOE, 'ember', '10')
    const add = { body: { cartId: basketId, productId: SHOE, upc: other } }
    const [placed] = await Promise.all([place(shopper, basketId), shopper.call(cartEndpoints.addItem, add)])
    const { body } = await read(basketId)
    const bought = [...placed.body.items, ...body.items].map(item => item.upc).sort()
    expect(bought).toEqual([upc, other].sort())
  })

  test('T8: a price, a total or an owner in the body changes nothing', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const { body } = await shopper.call(endpoints.placeOrder, {
      body: {
        cartId: basketId,
        paymentMethod: { code: 'CREDIT_CARD', additionalData: { amount: 0.01 } },
        totals: { total: 0.01 },
        amount: 0.01,
        consumerNo: 'somebody',
        status: 'delivered',
      },
    })
    expect(body).toMatchObject({ status: 'placed', totals: { total: 112 } })
    const stranger = await shop.guest()
    const theirs = await place(stranger, await readyCart(shopper, [{ productId: SHOE, upc }]))
    expect(theirs.error?.errorId).toBe('BSK404')
  })
})

describe('an order is refused', () => {
  test('with a card that was good when it was added and is not any more, before anything is charged (FE309)', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const ended = sql`replace(document::text, '2031', '2020')::jsonb`
    await sql`update carts set document = ${ended} where basket_id = ${basketId}`.execute(shop.db)
    expect((await place(shopper, basketId)).error?.errorId).toBe('FE309')
    const orders = shop.db.selectFrom('orders').selectAll().where('basket_id', '=', basketId)
    expect(await orders.execute()).toEqual([])
  })

  test.each([
    ['declined', 'PAY400'],
    ['fraud', 'PYT402'],
    ['expired', 'FE309'],
  ] as const)('with a %s card, and the cart is as it was', async (card, code) => {
    const before = await stockOf(shop.db, upc)
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }], card)
    const transactionId = newId()
    const first = await place(shopper, basketId, transactionId)
    expect(first.error?.errorId).toBe(code)
    expect((await place(shopper, basketId, transactionId)).error).toEqual(first.error)
    expect(await stockOf(shop.db, upc)).toEqual(before)
    const cart = (await read(basketId)).body
    expect(cart).toMatchObject({ items: [{ upc }], shippingAddress: [{}], payment_instruments: [{}] })

    const token = await cardToken(shopper, cards.pays)
    await shopper.call(paymentEndpoints.addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'CREDIT_CARD', card: { token } },
    })
    expect((await place(shopper, basketId)).body.status).toBe('placed')
  })

  test('without a bill’s address, without a card, without a delivery, without goods', async () => {
    const params = (basketId: string) => ({ params: { basketId } })
    const { body: cart } = await shopper.call(cartEndpoints.createCartWithItem, { body: { productId: SHOE, upc } })
    const { basketId } = cart
    expect((await place(shopper, basketId)).error?.errorId).toBe('BIL400')
    await shopper.call(deliveryEndpoints.addBillingAddress, { ...params(basketId), body: { address: maya } })
    expect((await place(shopper, basketId)).error?.errorId).toBe('CHK380')
    await shopper.call(deliveryEndpoints.addShippingAddress, { ...params(basketId), body: { address: [maya] } })
    expect((await place(shopper, basketId)).error?.errorId).toBe('PYT400')
    const { body: empty } = await shopper.call(cartEndpoints.createCart, { body: {} })
    await shopper.call(deliveryEndpoints.addBillingAddress, { ...params(empty.basketId), body: { address: maya } })
    expect((await place(shopper, empty.basketId)).error?.errorId).toBe('ORD430')
    expect((await prepare(empty.basketId)).error?.errorId).toBe('ORD430')
    expect((await prepare(newId())).error?.errorId).toBe('BSK404')
  })

  test('with another bill’s address where it is wrong, and taken with a right one', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const withBill = (change: Record<string, unknown>) =>
      shopper.call(endpoints.placeOrder, {
        body: { cartId: basketId, paymentMethod: { code: 'CREDIT_CARD' }, billingAddress: { ...maya, ...change } },
      })
    expect((await withBill({ phone: '' })).error?.errorId).toBe('BILL410')
    const withoutPhone = sql<string>`jsonb_set(document, '{billingAddress,phone}', '""')`
    await shop.db.updateTable('carts').set({ document: withoutPhone }).where('basket_id', '=', basketId).execute()
    expect((await place(shopper, basketId)).error?.errorId).toBe('BILL410')
    expect((await withBill({ city: 'Salem' })).body.billingAddress?.city).toBe('Salem')
  })

  test('once where a price or tax changed, and bought at the new total after that', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const setPrice = (amount: number) =>
      shop.db
        .updateTable('prices')
        .set({ current: amount })
        .where('product_id', '=', SHOE)
        .where('currency', '=', 'USD')
        .execute()
    await setPrice(9_900)
    expect((await prepare(basketId)).body.flash).toMatchObject([
      { code: 'ProductPriceChanged', itemId: expect.any(String) },
    ])
    expect((await prepare(basketId)).body.flash).toEqual([])
    await setPrice(11_200)
    expect((await place(shopper, basketId)).error?.errorId).toBe('PRC400')
    expect((await place(shopper, basketId)).body.totals.total).toBe(112)
  })

  test('where a coupon was used by another order in the meantime', async () => {
    const orderWith = async () => {
      const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
      await shopper.call(cartEndpoints.applyCoupon, { body: { cartId: basketId, code: 'ONCE' } })
      return basketId
    }
    const [one, other] = [await orderWith(), await orderWith()]
    expect((await place(shopper, one)).body.totals.total).toBe(100.8)
    expect((await place(shopper, other)).error?.errorId).toBe('PRM150')
    const third = await readyCart(shopper, [{ productId: SHOE, upc }])
    const again = await shopper.call(cartEndpoints.applyCoupon, { body: { cartId: third, code: 'ONCE' } })
    expect(again.error?.errorId).toBe('PRM150')
  })
})

const ordersOf = ({ consumerNo }: Shopper) =>
  shop.db.selectFrom('orders').select('order_number').where('consumer_no', '=', consumerNo).execute()
