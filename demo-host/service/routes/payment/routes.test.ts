import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints as cartEndpoints } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/payment/endpoints'
import { endpoints as provider } from '../../../../core/sandbox/endpoints'
import type { Shopper } from '../../testing/callers'
import { cards, cardToken } from '../../testing/checkout'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService
let shopper: Shopper
let basketId: string

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  basketId = (await shopper.call(cartEndpoints.createCartWithItem, { body: { productId: SHOE, upc } })).body.basketId
})

const pay = (body: Record<string, unknown>) =>
  shopper.call(endpoints.addPaymentInstrument, {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', ...body },
  })

describe('ways to pay', () => {
  test('are offered', async () => {
    const { body } = await shopper.call(endpoints.readPaymentMethods, { params: { basketId } })
    expect(body.paymentMethods).toMatchObject([
      { payment_method_id: 'CREDIT_CARD', label: 'Credit or debit card' },
      { payment_method_id: 'PAYPAL', label: 'PayPal', environment: 'sandbox' },
      { payment_method_id: 'DW_APPLE_PAY', label: 'Apple Pay' },
      { payment_method_id: 'KLARNA', label: 'Klarna' },
      { payment_method_id: 'GIFT_CARD', maximum: 5 },
    ])
    const stranger = await shop.guest()
    const other = await stranger.call(endpoints.readPaymentMethods, { params: { basketId } })
    expect(other.error?.errorId).toBe('BSK404')
  })

  test.each([
    ['fr-FR', 'Carte bancaire'],
    ['de-DE', 'Kredit- oder Debitkarte'],
    ['ja-JP', 'クレジットカード・デビットカード'],
    ['ar-AE', 'بطاقة ائتمان أو خصم مباشر'],
  ])('name the card in the language of %s', async (locale, label) => {
    const { body } = await shopper.call(endpoints.readPaymentMethods, {
      params: { basketId },
      headers: { 'x-locale': locale },
    })
    expect(body.paymentMethods.find(({ payment_method_id: id }) => id === 'CREDIT_CARD')?.label).toBe(label)
  })

  test('D5: are without PayPal for who sells for customers, who cannot pay by it either', async () => {
    const clerk = await shop.person('clerk@till.test')
    const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
    const own = (await clerk.call(cartEndpoints.createCartWithItem, { body: { productId: SHOE, upc } })).body.basketId
    const { body } = await clerk.call(endpoints.readPaymentMethods, { params: { basketId: own } })
    const ids = body.paymentMethods.map(({ payment_method_id: id }) => id)
    expect([ids.includes('CREDIT_CARD'), ids.includes('PAYPAL')]).toEqual([true, false])
    const paid = await clerk.call(endpoints.addPaymentInstrument, {
      params: { basketId: own },
      body: { payment_method_id: 'PAYPAL', additionalDetails: { paymentData: { orderId: 'PP-1' } } },
    })
    expect(paid.error?.errorId).toBe('PAY400')
  })

  test('a card pays what is left, shows its brand and last digits, and a second one takes its place', async () => {
    const first = await pay({ card: { token: await cardToken(shopper, cards.pays) } })
    expect(first.body.payment_instruments).toMatchObject([
      { payment_method_id: 'CREDIT_CARD', amount: 112, card: { brand: 'visa', last4: '1111', main: true } },
    ])
    const second = await pay({ amount: 0.01, card: { token: await cardToken(shopper, cards.challenged) } })
    expect(second.body.payment_instruments).toMatchObject([{ amount: 112, card: { last4: '3220' } }])
    expect(JSON.stringify(second.body)).not.toContain('tok_')
  })

  test('a card is taken back, once', async () => {
    const { body } = await pay({ card: { token: await cardToken(shopper, cards.pays) } })
    const remove = () =>
      shopper.call(endpoints.removePaymentInstrument, {
        params: { basketId },
        body: { payment_instrument_id: body.payment_instruments[0]?.payment_instrument_id },
      })
    expect((await remove()).body.payment_instruments).toEqual([])
    expect((await remove()).error?.errorId).toBe('PYT404')
  })

  test.each([
    ['a token that nobody gave', { card: { token: 'tok_unknown' } }, 'PYT404'],
    ['no card', {}, 'PYT404'],
    ['a saved card that is not there', { card: { paymentInstrumentId: 'unknown' } }, 'PYT404'],
    ['a wallet', { payment_method_id: 'PAYPAL' }, 'PAY400'],
    ['nothing known', { payment_method_id: 'SHELLS' }, 'GEN500'],
    ['a negative sum', { amount: -1, card: { token: 'x' } }, 'GEN500'],
  ])('refuse %s', async (_what, body, code) => {
    expect((await pay(body)).error?.errorId).toBe(code)
  })

  test('refuse an expired card', async () => {
    const token = await cardToken(shopper, cards.pays, 2020)
    expect((await pay({ card: { token } })).error?.errorId).toBe('FE309')
  })
})

describe('the sandbox provider', () => {
  test('keeps no number, and takes none that is no card’s', async () => {
    await cardToken(shopper, cards.pays)
    const rows = await shop.db.selectFrom('sandbox_cards').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/4111 ?1111 ?1111 ?1111/)
    const body = { number: '4111 1111 1111 1112', expiryMonth: 4, expiryYear: 2031, securityCode: '123', holder: 'M' }
    expect((await shopper.call(provider.tokeniseSandboxCard, { body })).error?.errorId).toBe('PAY400')
    const badMonth = await shopper.call(provider.tokeniseSandboxCard, { body: { ...body, expiryMonth: 13 } })
    expect(badMonth.status).toBe(400)
  })
})
