import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as loyalty } from '../../../../core/loyalty/endpoints'
import { endpoints } from '../../../../core/purchases/endpoints'
import { recordRefunds } from '../../fulfilment/refunded'
import { workOutbox } from '../../orders/outbox'
import { valueById } from '../../repositories/stored-values'
import { auditValues } from '../../testing/audit-values'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { carrierReports, hoursLater } from '../../testing/fulfilment'
import { sentMails } from '../../testing/mails'
import { openShop, SHOE, shop, upc } from '../../testing/open-shop'
import { giftCards, payWith, payWithGiftCard } from '../../testing/parts'
import { digitsOf, valueIds } from '../../values/value-ids'

openShop()

let noor: Shopper
beforeEach(async () => {
  await shop.db.deleteFrom('sandbox_clock').execute()
  await shop.db.deleteFrom('sandbox_mails').execute()
  noor = await shop.person('member@till.test')
})

async function delivered(qty: number, parts: (basketId: string) => Promise<unknown> = async () => {}) {
  const basketId = await readyCart(noor, [{ productId: SHOE, upc, qty }])
  await parts(basketId)
  const { body: order } = await place(noor, basketId)
  await workOutbox(shop)
  await hoursLater(shop, 100)
  const read = async () => (await noor.call(checkout.readOrder, { params: { orderId: order.orderNumber } })).body
  const items = (pieces: number) => [{ itemId: order.items[0]?.id ?? '', qty: pieces }]
  const params = { orderId: order.orderNumber }
  const quote = (pieces: number) => noor.call(endpoints.quoteRefund, { params, body: { items: items(pieces) } })
  const announce = (pieces?: number) =>
    noor.call(endpoints.makeReturnLabel, {
      params,
      body: pieces === undefined ? {} : { items: items(pieces), reason: 'too-small' },
    })
  const arrive = async (trackingNumber: string) => {
    await carrierReports(shop, trackingNumber, 'return_to_sender')
    await Promise.all([recordRefunds(shop), recordRefunds(shop)])
  }
  return { ...order, read, quote, announce, arrive }
}

const bookOf = (orderNumber: string) =>
  shop.db
    .selectFrom('payments')
    .innerJoin('sandbox_charges', 'idempotency_key', 'payment_id')
    .select(['captured', 'refunded'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()

describe('a return of some of an order', () => {
  test('brings back its share of what was paid, and another return the rest, with delivery, to the last cent', async () => {
    const order = await delivered(3, basketId =>
      noor.call(cart.applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } }),
    )
    const { total, shipping } = order.totals
    const { body: quoted } = await order.quote(1)
    expect(quoted.amount).toBeCloseTo((total - shipping) / 3, 1)
    const { body: label } = await order.announce(1)
    await order.arrive(label.trackingNumber)
    const once = await order.read()
    expect(once.tracking).toMatchObject({ stage: 'delivered', mayReturn: true, returnable: [{ qty: 2 }] })
    expect(once.refunds).toMatchObject([{ at: expect.any(String), amount: quoted.amount, items: [{ qty: 1 }] }])
    expect(await bookOf(order.orderNumber)).toMatchObject({ refunded: Math.round(quoted.amount * 100) })

    const { body: second } = await order.announce()
    expect([second.returnNumber, second.trackingNumber === label.trackingNumber]).toEqual([
      `R${order.orderNumber}-2`,
      false,
    ])
    await order.arrive(second.trackingNumber)
    const twice = await order.read()
    expect(twice.tracking).toMatchObject({ stage: 'refunded', mayReturn: false })
    expect(twice.refunds?.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 5)
    const { captured, refunded } = (await bookOf(order.orderNumber)) ?? {}
    expect(refunded).toBe(captured)
    const { body: history } = await noor.call(endpoints.listPurchases, { body: {} })
    expect(history.orders.find(({ orderNumber }) => orderNumber === order.orderNumber)?.refunded).toBeCloseTo(total, 5)
  })

  test('is told by mail with its lines, its sum and what it went to', async () => {
    const order = await delivered(2)
    const { body: label } = await order.announce(1)
    await order.arrive(label.trackingNumber)
    const mails = (await sentMails(shop)).filter(
      ({ kind, subject }) => kind === 'order-refunded' && subject.includes(order.orderNumber),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Quantity 1\b/)
    expect(mails[0]?.text).toMatch(/Refund: \$112\.00/)
    expect(mails[0]?.text).toMatch(/Refunded to: .*1111.*\$112\.00/)
  })

  test('gives the card back before the gift card, and points their share', async () => {
    const before = (await noor.call(loyalty.readVouchers)).body.currentLoyaltyPoints
    const holds = async () => (await valueById(shop.db, valueIds.giftCard(digitsOf(giftCards.fifty))))?.balance
    const held = await holds()
    const order = await delivered(2, async basketId => {
      await payWithGiftCard(noor, basketId, giftCards.fifty)
      await payWith(noor, basketId, 'LOYALTY_POINTS', { points: 700 })
    })
    // 224.00: card 167.00, gift card 50.00, points 7.00
    const earned = (await noor.call(loyalty.readVouchers)).body.currentLoyaltyPoints - before + 700
    const { body: label } = await order.announce(1)
    await order.arrive(label.trackingNumber)
    expect(await holds()).toBe(0)
    expect(await bookOf(order.orderNumber)).toMatchObject({ refunded: 11_200 })
    expect((await noor.call(loyalty.readVouchers)).body.currentLoyaltyPoints).toBe(
      before - 700 + earned - Math.floor(earned / 2),
    )
    const { body: rest } = await order.announce()
    await order.arrive(rest.trackingNumber)
    expect([await holds(), await bookOf(order.orderNumber)]).toMatchObject([
      held,
      { captured: 16_700, refunded: 16_700 },
    ])
    expect((await noor.call(loyalty.readVouchers)).body.currentLoyaltyPoints).toBe(before)
    expect(await auditValues(shop.db)).toEqual([])
  })

  test('of more than is left, or of nothing of it, is refused; while one is under way its label comes again', async () => {
    const order = await delivered(2)
    expect((await order.announce(3)).error).toMatchObject({ errorId: 'GEN500', reason: 'wrong-items' })
    expect((await order.quote(3)).error).toMatchObject({ errorId: 'GEN500', reason: 'wrong-items' })
    const { body: label } = await order.announce(1)
    expect((await order.announce(2)).body.returnNumber).toBe(label.returnNumber)
    await order.arrive(label.trackingNumber)
    expect((await order.announce(2)).error).toMatchObject({ reason: 'wrong-items' })
    await order.arrive(label.trackingNumber)
    expect((await order.read()).refunds).toHaveLength(1)
  })
})
