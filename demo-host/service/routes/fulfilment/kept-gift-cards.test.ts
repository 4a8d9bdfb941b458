import { expect, test } from 'vitest'
import { endpoints } from '../../../../core/purchases/endpoints'
import { recordRefunds } from '../../fulfilment/refunded'
import { workOutbox } from '../../orders/outbox'
import { place, readyCart } from '../../testing/checkout'
import { GIFT_CARD } from '../../testing/fetching'
import { hoursLater } from '../../testing/fulfilment'
import { sentMails } from '../../testing/mails'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../../testing/open-shop'
import { upcOn } from '../../testing/shelves'

openShop()
aGuestEachTime()

test('a return gives back the money for what came back, not for a gift card that its receiver keeps', async () => {
  const card = { productId: GIFT_CARD, upc: await upcOn(shop.db, GIFT_CARD) }
  const { orderNumber } = (await place(shopper, await readyCart(shopper, [{ productId: SHOE, upc }, card]))).body
  await workOutbox(shop)
  await sentMails(shop)
  await hoursLater(shop, 100)
  await shopper.call(endpoints.makeReturnLabel, { params: { orderId: orderNumber }, body: {} })
  await hoursLater(shop, 73)
  await workOutbox(shop)
  await recordRefunds(shop)

  const kept = await shop.db
    .selectFrom('issued_gift_cards')
    .innerJoin('stored_values', 'stored_values.id', 'value_id')
    .select(['balance', 'allowed'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const book = await shop.db
    .selectFrom('payments')
    .innerJoin('sandbox_charges', 'idempotency_key', 'payment_id')
    .select(['payments.state', 'captured', 'refunded'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ balance: expect.any(Number), allowed: true })
  expect(book).toEqual({ state: 'refunded', captured: 11_200 + kept.balance, refunded: 11_200 })
  const mail = (await sentMails(shop)).find(({ kind }) => kind === 'order-refunded')
  expect(mail?.text).toContain('$112.00')
})
