import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as delivery } from '../../../../core/delivery/endpoints'
import { endpoints as payment } from '../../../../core/payment/endpoints'
import { endpoints } from '../../../../core/purchases/endpoints'
import { callerOf, type Shopper } from '../../testing/callers'
import { cards, cardToken, place, readyCart } from '../../testing/checkout'
import { auditValues } from '../../testing/audit-values'
import { stockUp } from '../../testing/fetching'
import { sentMails } from '../../testing/mails'
import { maya } from '../../testing/people'
import { payWithGiftCard } from '../../testing/parts'
import { upcOn } from '../../testing/shelves'
import { serviceOver, testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const CARD = 'TQ4407AB15'
const friend = { to: 'Ada <b>', email: 'ada@example.com', message: 'Run <script>far</script>' }

let shop: TestService
let upc: string

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())

const buy = async (shopper: Shopper, qty = 1) =>
  (await place(shopper, await readyCart(shopper, [{ productId: SHOE, upc, qty }]))).body.orderNumber

describe('the orders of a shopper', () => {
  test('come in pages, the newest first, and are nobody else’s', async () => {
    const shopper = await shop.guest()
    const numbers: string[] = []
    for (let n = 0; n < 3; n += 1) numbers.unshift(await buy(shopper))
    await buy(await shop.guest())
    const page = async (start: number) =>
      (await shopper.call(endpoints.listPurchases, { body: { start, count: 2 } })).body
    const first = await page(0)
    expect(first).toMatchObject({ total: 3, start: 0, count: 2 })
    expect(first.orders[0]).toMatchObject({ status: 'placed', currency: 'USD', totalUnits: 1, items: [{ qty: 1 }] })
    const second = await page(2)
    expect([...first.orders, ...second.orders].map(({ orderNumber }) => orderNumber)).toEqual(numbers)
  })

  test('show four pictures at most, and tell how many lines there are', async () => {
    const shopper = await shop.guest()
    const upcs = await Promise.all(['8', '8.5', '9', '9.5', '10'].map(size => upcOn(shop.db, SHOE, 'cobalt', size)))
    await stockUp(shop.db, upcs)
    const lines = upcs.map(each => ({ productId: SHOE, upc: each }))
    await place(shopper, await readyCart(shopper, lines))
    const [order] = (await shopper.call(endpoints.listPurchases, { body: {} })).body.orders
    expect([order?.items.length, order?.lineCount]).toEqual([4, 5])
  })

  test('that came to nothing are not among them', async () => {
    const shopper = await shop.guest()
    await place(shopper, await readyCart(shopper, [{ productId: SHOE, upc }], 'declined'))
    expect((await shopper.call(endpoints.listPurchases, { body: {} })).body).toEqual({
      total: 0,
      start: 0,
      count: 0,
      orders: [],
    })
  })
})

describe('an invoice', () => {
  test('is a PDF for whoever placed the order or knows its e-mail, and for nobody else', async () => {
    const shopper = await shop.guest()
    const orderNumber = await buy(shopper, 2)
    const stranger = await shop.guest()
    const ask = (who: Shopper, email?: string) =>
      who.call(endpoints.downloadInvoice, { body: { orderNumber, ...(email ? { email } : {}) } })
    for (const answer of [await ask(shopper), await ask(stranger, maya.email)]) {
      expect(answer.body).toMatchObject({ fileName: `invoice-${orderNumber}.pdf`, contentType: 'application/pdf' })
      expect(Buffer.from(answer.body.content, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
    }
    expect((await ask(stranger)).error?.errorId).toBe('OHS4004')
    await shopper.call(checkout.cancelOrder, { body: { orderNumber } })
    expect((await ask(shopper)).error).toMatchObject({ errorId: 'GEN500', reason: 'cancelled' })
  })
})

describe('a gift card that was bought', () => {
  const buyCard = async (shopper: Shopper, more: object = { giftOption: friend }) => {
    const params = await begin(shopper, more)
    return (await place(shopper, params.basketId)).body
  }

  async function begin(shopper: Shopper, more: object) {
    const cardUpc = await upcOn(shop.db, CARD)
    const body = { productId: CARD, upc: cardUpc, qty: 1, ...more }
    const { basketId } = (await shopper.call(cart.createCartWithItem, { body })).body
    const params = { basketId }
    await shopper.call(delivery.addShippingAddress, { params, body: { address: [maya] } })
    await shopper.call(delivery.addBillingAddress, { params, body: { address: maya } })
    const token = await cardToken(shopper, cards.pays)
    await shopper.call(payment.addPaymentInstrument, {
      params,
      body: { payment_method_id: 'CREDIT_CARD', card: { token } },
    })
    return params
  }

  const cardMails = async () => (await sentMails(shop)).filter(({ kind }) => kind === 'gift-card')
  const readCard = (text = '') => ({
    number: /Number: ([\d ]+)/.exec(text)?.[1] ?? '',
    pin: /PIN: (\d{4})/.exec(text)?.[1] ?? '',
  })

  test('F5: comes from a buyer whose name is written as in their country', async () => {
    const { orderNumber } = await buyCard(await shop.guest())
    await sql`update orders set document = jsonb_set(document, '{billingAddress,countryCode}', '"JP"')
      where order_number = ${orderNumber}`.execute(shop.db)
    expect((await cardMails())[0]?.subject).toBe('Okafor Maya sent you a gift card')
  })

  test('goes to whom it is for, with a number and a PIN that pay, and typed words stay words', async () => {
    const shopper = await shop.guest()
    const order = await buyCard(shopper)
    const [mail] = await cardMails()
    expect(mail).toMatchObject({ to_address: friend.email, subject: 'Maya Okafor sent you a gift card' })
    expect(mail?.html).not.toContain('<script>')
    expect(mail?.html).toContain('Run &#60;script&#62;far&#60;/script&#62;')
    const { number, pin } = readCard(mail?.text)
    const { body } = await shopper.call(payment.readGiftCardBalance, { body: { number, pin } })
    expect(body).toMatchObject({ balance: order.totals.total, currency: 'USD' })
    const rows = await shop.db.selectFrom('stored_values').select(['id', 'secret_hash', 'document']).execute()
    expect(JSON.stringify(rows)).not.toContain(number.replaceAll(' ', ''))
    expect(await auditValues(shop.db)).toEqual([])
  })

  test('is sent once more to the same address alone, and is still one card', async () => {
    const shopper = await shop.guest()
    const { orderNumber } = await buyCard(shopper)
    const [first] = await cardMails()
    const stranger = await shop.guest()
    const resend = (who: Shopper) => who.call(endpoints.resendGiftCardEmail, { body: { orderNumber } })
    expect((await resend(stranger)).error?.errorId).toBe('OHS4004')
    expect((await resend(shopper)).status).toBe(204)
    const [again] = await cardMails()
    expect(again?.id).not.toBe(first?.id)
    expect(again?.to_address).toBe(friend.email)
    expect(readCard(again?.text)).toEqual(readCard(first?.text))
  })

  test('is not promised again by a shop that sends no mail any more', async () => {
    const shopper = await shop.guest()
    const { orderNumber } = await buyCard(shopper)
    const before = await cardMails()
    const quiet = await serviceOver({ db: shop.db, close: async () => {} }, { environment: 'production' })
    const answer = await callerOf(quiet.app, shopper)(endpoints.resendGiftCardEmail, { body: { orderNumber } })
    expect([answer.status, answer.error]).toMatchObject([409, { errorId: 'GEN500', reason: 'no-mail' }])
    expect(await cardMails()).toEqual(before)
    await quiet.close()
  })

  test('of an order that is taken back pays nothing, and one that was used keeps its order', async () => {
    const shopper = await shop.guest()
    const unused = await buyCard(shopper)
    const { number, pin } = readCard((await cardMails())[0]?.text)
    await shopper.call(checkout.cancelOrder, { body: { orderNumber: unused.orderNumber } })
    const refused = await shopper.call(payment.readGiftCardBalance, { body: { number, pin } })
    expect(refused.error?.errorId).toBe('GFC725')

    const used = await buyCard(shopper)
    const card = readCard((await cardMails())[0]?.text)
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    await payWithGiftCard(shopper, basketId, card.number, card.pin)
    expect((await place(shopper, basketId)).status).toBe(200)
    const { status, error } = await shopper.call(checkout.cancelOrder, { body: { orderNumber: used.orderNumber } })
    expect([status, error]).toMatchObject([409, { reason: 'gift-card-used' }])
  })

  test('is not sent where its order was taken back first', async () => {
    const shopper = await shop.guest()
    const { orderNumber } = await buyCard(shopper)
    const before = (await shop.db.selectFrom('sandbox_mails').select('id').where('kind', '=', 'gift-card').execute())
      .length
    await shopper.call(checkout.cancelOrder, { body: { orderNumber } })
    expect(await cardMails()).toHaveLength(before)
  })
})
