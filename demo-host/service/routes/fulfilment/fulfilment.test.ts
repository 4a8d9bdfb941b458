import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints } from '../../../../core/purchases/endpoints'
import { plugCarrier } from '../../fulfilment/carrier'
import { signUpdate } from '../../fulfilment/carrier-update'
import { deliverMailed } from '../../fulfilment/mailed-orders'
import { recordRefunds } from '../../fulfilment/refunded'
import { workOutbox } from '../../orders/outbox'
import { letTimePass } from '../../repositories/sandbox-clock'
import { place, readyCart } from '../../testing/checkout'
import { GIFT_CARD } from '../../testing/fetching'
import { carrierReports, hoursLater } from '../../testing/fulfilment'
import { sentMails } from '../../testing/mails'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../../testing/open-shop'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { serviceOver } from '../../testing/test-service'

const DAY = 86_400_000

openShop()
aGuestEachTime()
beforeEach(async () => {
  await shop.db.deleteFrom('sandbox_clock').execute()
  await shop.db.deleteFrom('sandbox_mails').execute()
})

const buy = async () =>
  (await place(shopper, await readyCart(shopper, [{ productId: SHOE, upc, qty: 2 }]))).body.orderNumber
const buyGiftCard = async () => {
  const cards = await readyCart(shopper, [{ productId: GIFT_CARD, upc: await upcOn(shop.db, GIFT_CARD) }])
  return (await place(shopper, cards)).body.orderNumber
}
const read = async (orderId: string) => (await shopper.call(checkout.readOrder, { params: { orderId } })).body
const mailsOf = async (orderNumber: string) =>
  (await sentMails(shop))
    .filter(({ subject }) => subject.includes(orderNumber))
    .map(({ kind }) => kind)
    .sort()
const ask = (orderId: string, body: object = {}) =>
  shopper.call(endpoints.makeReturnLabel, { params: { orderId }, body })

describe('an order', () => {
  test('is packed, shipped and delivered as the sandbox’s clock goes on, and its shopper is written to', async () => {
    const orderNumber = await buy()
    expect((await read(orderNumber)).tracking).toBeUndefined()
    await hoursLater(shop, 5)
    expect(await read(orderNumber)).toMatchObject({ status: 'placed', tracking: { stage: 'packed' } })
    await hoursLater(shop, 20)
    expect(await read(orderNumber)).toMatchObject({
      status: 'shipped',
      tracking: { stage: 'shipped', carrier: 'Sandbox Parcel', trackingNumber: `SP${orderNumber}` },
    })
    expect(await mailsOf(orderNumber)).toEqual(['order-confirmation', 'order-shipped'])
    const mail = (await sentMails(shop)).find(({ kind }) => kind === 'order-shipped')
    expect(mail?.text).toContain(`Tracking number: SP${orderNumber}`)
    await hoursLater(shop, 48)
    const { status, tracking } = await read(orderNumber)
    expect(status).toBe('delivered')
    expect(tracking?.events.map(({ stage }) => stage)).toEqual(['packed', 'shipped', 'delivered'])
    expect(await mailsOf(orderNumber)).toEqual(['order-confirmation', 'order-delivered', 'order-shipped'])
  })

  test('that goes by e-mail alone is delivered once its gift card was mailed, without warehouse and carrier', async () => {
    const orderNumber = await buyGiftCard()
    await letTimePass(shop.db, { orderNumber }, 5)
    await deliverMailed(shop.db)
    expect((await read(orderNumber)).status).toBe('placed')
    await sentMails(shop)
    await deliverMailed(shop.db)
    expect(await read(orderNumber)).toMatchObject({ status: 'delivered', tracking: { stage: 'delivered' } })
    const [fresh, shoes] = [await buyGiftCard(), await buy()]
    await sentMails(shop)
    await letTimePass(shop.db, { orderNumber: shoes }, 5)
    await deliverMailed(shop.db)
    expect([(await read(fresh)).status, (await read(shoes)).status]).toEqual(['placed', 'placed'])
  })

  test('that is placed after the clock jumped is not older for it', async () => {
    await hoursLater(shop, 100)
    const orderNumber = await buy()
    await hoursLater(shop, 1)
    expect((await read(orderNumber)).tracking).toBeUndefined()
    await hoursLater(shop, 4)
    expect((await read(orderNumber)).tracking?.stage).toBe('packed')
  })

  test('comes back with a label, and its money follows: all of it, once, with a mail', async () => {
    const orderNumber = await buy()
    await workOutbox(shop)
    await hoursLater(shop, 100)
    const { body } = await ask(orderNumber)
    expect(Buffer.from(body.label.content, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
    expect((await ask(orderNumber)).body).toMatchObject({ returnNumber: body.returnNumber })
    await hoursLater(shop, 73)
    expect((await read(orderNumber)).tracking?.stage).toBe('returned')
    expect(await mailsOf(orderNumber)).not.toContain('order-refunded')
    await workOutbox(shop)
    await Promise.all([recordRefunds(shop), recordRefunds(shop)])
    expect((await read(orderNumber)).tracking?.stage).toBe('refunded')
    expect(await mailsOf(orderNumber)).toEqual([
      'order-confirmation',
      'order-delivered',
      'order-refunded',
      'order-shipped',
    ])
    const book = await shop.db
      .selectFrom('payments')
      .innerJoin('sandbox_charges', 'idempotency_key', 'payment_id')
      .select(['captured', 'refunded'])
      .where('order_number', '=', orderNumber)
      .executeTakeFirst()
    expect(book).toEqual({ captured: 22_400, refunded: 22_400 })
  })

  test('comes back, however many were delivered before it and stay where they are', async () => {
    const saved = await buy()
    await hoursLater(shop, 100)
    for (const table of ['orders', 'parcels']) {
      const keys = sql`jsonb_build_object('order_number', ${saved} || '-' || turn, 'tracking_number', 'SP-' || turn, 'placement', 'copy ' || turn)`
      await sql`insert into ${sql.table(table)} select copy.* from ${sql.table(table)} as one, generate_series(1, 100) as turn,
        jsonb_populate_record(one, ${keys}) as copy where one.order_number = ${saved}`.execute(shop.db)
    }
    const returned = await buy()
    await hoursLater(shop, 200)
    await ask(returned)
    await hoursLater(shop, 73)
    expect((await read(returned)).tracking?.stage).toBe('returned')
  })

  test('moves alone when its own clock jumps ahead', async () => {
    const [one, other] = [await buy(), await buy()]
    for (const hours of [5, 20, 48]) await hoursLater(shop, hours, one)
    await hoursLater(shop, 0)
    expect([(await read(one)).status, (await read(other)).status]).toEqual(['delivered', 'placed'])
    await ask(one)
    await hoursLater(shop, 73, one)
    expect([(await read(one)).tracking?.stage, (await read(other)).tracking]).toEqual(['returned', undefined])
  })

  test('that was taken back while it was packed is not shipped, whatever its carrier says', async () => {
    const orderNumber = await buy()
    await hoursLater(shop, 5)
    await shopper.call(checkout.cancelOrder, { body: { orderNumber } })
    expect(await carrierReports(shop, `SP${orderNumber}`, 'in_transit')).toBe(204)
    expect((await read(orderNumber)).status).toBe('cancelled')
    expect(await mailsOf(orderNumber)).toEqual(['order-cancelled', 'order-confirmation'])
  })

  test('cannot be taken back once it is shipped', async () => {
    const orderNumber = await buy()
    await hoursLater(shop, 25)
    const { status, error } = await shopper.call(checkout.cancelOrder, { body: { orderNumber } })
    expect([status, error]).toMatchObject([409, { errorId: 'GEN500', reason: 'shipped' }])
  })
})

describe('a carrier’s news', () => {
  test('that comes twice, late or out of its order moves nothing back', async () => {
    const orderNumber = await buy()
    await hoursLater(shop, 5)
    for (const status of ['delivered', 'in_transit', 'delivered'])
      await carrierReports(shop, `SP${orderNumber}`, status)
    expect((await read(orderNumber)).tracking?.events.map(({ stage }) => stage)).toEqual(['packed', 'delivered'])
  })

  test('moves nothing unless its carrier signed it, and lately', async () => {
    const orderNumber = await buy()
    await hoursLater(shop, 5)
    const old = signUpdate('{}', shop.configuration.carrierSecret ?? '', new Date(Date.now() - 600_000))
    const { signingSecret } = shop.configuration
    for (const signature of ['', 'nonsense', old, signUpdate('{}', 'another secret of more than 32 characters')]) {
      expect(await carrierReports(shop, `SP${orderNumber}`, 'in_transit', signature)).toBe(401)
    }
    expect(await carrierReports(shop, `SP${orderNumber}`, 'in_transit', { secret: signingSecret })).toBe(401)
    const closed = await serviceOver({ db: shop.db, close: async () => {} }, { carrierSecret: null })
    expect(await carrierReports(closed, `SP${orderNumber}`, 'in_transit', { secret: '' })).toBe(401)
    await closed.close()
    expect((await read(orderNumber)).tracking?.stage).toBe('packed')
  })

  test('of nobody’s parcel is taken, and of no known kind is refused', async () => {
    expect(await carrierReports(shop, 'SP000000000000', 'in_transit')).toBe(204)
    expect(await carrierReports(shop, 'SP000000000000', 'stolen')).toBe(400)
  })
})

describe('a return', () => {
  test('of what was not delivered, or to somebody else, is refused', async () => {
    const orderNumber = await buy()
    expect((await ask(orderNumber)).error).toMatchObject({ errorId: 'GEN500', reason: 'not-delivered' })
    await hoursLater(shop, 100)
    const stranger = await shop.guest()
    const asked = (email?: string) =>
      stranger.call(endpoints.makeReturnLabel, { params: { orderId: orderNumber }, body: email ? { email } : {} })
    expect((await asked()).error?.errorId).toBe('OHS4004')
    expect((await asked('nobody@example.com')).error?.errorId).toBe('OHS4004')
    expect((await asked(maya.email)).status).toBe(200)
  })

  test('is offered for 60 days after the delivery, by the clock that it was delivered by', async () => {
    const orderNumber = await buy()
    await hoursLater(shop, 25)
    expect((await read(orderNumber)).tracking?.mayReturn).toBe(false)
    await hoursLater(shop, 72)
    expect((await read(orderNumber)).tracking?.mayReturn).toBe(true)
    await hoursLater(shop, 61 * 24)
    expect((await read(orderNumber)).tracking?.mayReturn).toBe(false)
    expect((await ask(orderNumber)).error).toMatchObject({ errorId: 'GEN500', reason: 'too-late' })
  })

  test('that was announced in time keeps its label until it has arrived', async () => {
    const orderNumber = await buy()
    await hoursLater(shop, 100, orderNumber)
    await hoursLater(shop, 0)
    await ask(orderNumber)
    await shop.db
      .updateTable('parcels')
      .set({ return_announced_at: new Date(Date.now() + 70 * DAY) })
      .execute()
    await hoursLater(shop, 61 * 24, orderNumber)
    expect([(await read(orderNumber)).tracking?.mayReturn, (await ask(orderNumber)).status]).toEqual([true, 200])
    await carrierReports(shop, `SR${orderNumber}`, 'return_to_sender')
    expect((await read(orderNumber)).tracking?.mayReturn).toBe(false)
  })

  test('is not offered for what came by mail alone', async () => {
    const orderNumber = await buyGiftCard()
    await sentMails(shop)
    await hoursLater(shop, 5)
    expect((await read(orderNumber)).tracking).toMatchObject({ stage: 'delivered', mayReturn: false })
  })

  test('for which the carrier makes no label is RTN500, and may be asked for again', async () => {
    const orderNumber = await buy()
    await hoursLater(shop, 100)
    plugCarrier(shop.db, { makeLabel: () => Promise.reject(new Error('The carrier is down')) })
    const { status, error } = await ask(orderNumber)
    expect([status, error?.errorId]).toEqual([500, 'RTN500'])
    expect((await read(orderNumber)).tracking?.return).toBeUndefined()
    plugCarrier(shop.db, { makeLabel: async () => ({ carrier: 'Other', trackingNumber: 'OT1' }) })
    expect((await ask(orderNumber)).body).toMatchObject({ carrier: 'Other', trackingNumber: 'OT1' })
  })
})
