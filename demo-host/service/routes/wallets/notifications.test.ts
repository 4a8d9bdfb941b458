import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../database/ids'
import { workOutbox } from '../../orders/outbox'
import { maya } from '../../testing/people'
import { sameLimits } from '../../testing/same-limits'
import { walletShopper, type WalletShopper } from '../../testing/wallets'
import { serviceOver, testService, type TestService } from '../../testing/test-service'
import { signNotification } from './notifications'

let shop: TestService
let buyer: WalletShopper

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await walletShopper(shop)
})

describe('a provider’s notification', () => {
  const notify = (body: object, signature?: string, of = shop) => {
    const payload = JSON.stringify(body)
    return of.app.inject({
      method: 'POST',
      url: '/payments/v1/notifications',
      headers: {
        'content-type': 'application/json',
        'x-provider-signature': signature ?? signNotification(payload, shop.configuration.providerSecret ?? ''),
      },
      payload,
    })
  }

  test('is believed with the provider’s signature alone', async () => {
    expect((await notify({ event: 'authorised', paymentId: 'x' }, 'forged')).statusCode).toBe(401)
    expect((await notify({ event: 'authorised' })).statusCode).toBe(400)
    expect((await notify({ event: 'authorised', paymentId: 'nobody’s' })).statusCode).toBe(204)
  })

  test('is not believed with the shop’s own secret, nor where the shop has none of the provider’s', async () => {
    const news = { event: 'authorised', paymentId: 'nobody’s' }
    const signedWith = (secret: string) => signNotification(JSON.stringify(news), secret)
    expect((await notify(news, signedWith(shop.configuration.signingSecret))).statusCode).toBe(401)
    const closed = await serviceOver({ db: shop.db, close: async () => {} }, { providerSecret: null })
    for (const secret of ['', 'null', closed.configuration.signingSecret])
      expect((await notify(news, signedWith(secret), closed)).statusCode).toBe(401)
    await closed.close()
  })

  test('is accepted however many there are: a provider has one address for all shoppers', async () => {
    const limited = await testService({ limits: sameLimits({ max: 2, seconds: 60 }) })
    const told = [1, 2, 3, 4].map(() => notify({ event: 'authorised', paymentId: 'nobody’s' }, undefined, limited))
    expect((await Promise.all(told)).map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
    await limited.close()
  })

  test('T5: races the shopper’s return in any order, each repeated: one order, one capture', async () => {
    await buyer.ship(maya)
    await buyer.pay('DW_APPLE_PAY', await buyer.appleToken())
    const transactionId = newId()
    const first = buyer.place('DW_APPLE_PAY', transactionId)
    const paymentId = await until(async () => {
      const row = await shop.db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.order_number', 'payments.order_number')
        .select('payment_id')
        .where('basket_id', '=', buyer.basketId)
        .executeTakeFirst()
      return row?.payment_id
    })
    const told = () => notify({ event: 'authorised', paymentId })
    const answers = await Promise.all([
      first,
      told(),
      buyer.place('DW_APPLE_PAY', transactionId),
      told(),
      buyer.place('DW_APPLE_PAY'),
      told(),
    ])
    const numbers = new Set(answers.flatMap(answer => ('statusCode' in answer ? [] : [answer.body.orderNumber])))
    expect(numbers.size).toBe(1)
    expect([...numbers][0]).toMatch(/^\d+$/)
    expect(answers.map(answer => ('statusCode' in answer ? answer.statusCode : answer.status))).toEqual([
      200, 204, 200, 204, 200, 204,
    ])
    await Promise.all([workOutbox(shop), workOutbox(shop)])
    await told()
    await workOutbox(shop)
    const orders = await shop.db.selectFrom('orders').select('state').where('basket_id', '=', buyer.basketId).execute()
    expect(orders).toEqual([{ state: 'placed' }])
    const charges = await shop.db
      .selectFrom('sandbox_charges')
      .select(['state', 'amount', 'captured'])
      .where('idempotency_key', '=', paymentId)
      .execute()
    expect(charges).toEqual([{ state: 'captured', amount: 11200, captured: 11200 }])
  })
})

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise(setImmediate)
  }
}
