import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints as payment } from '../../../../core/payment/endpoints'
import { maya } from '../../testing/people'
import { SITE, walletShopper, type WalletShopper } from '../../testing/wallets'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let buyer: WalletShopper

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await walletShopper(shop)
})

describe('Apple Pay', () => {
  test('pays for an order once it was authorised', async () => {
    await buyer.ship(maya)
    const paid = await buyer.pay('DW_APPLE_PAY', await buyer.appleToken())
    expect(paid.body.payment_instruments).toMatchObject([
      { payment_method_id: 'DW_APPLE_PAY', amount: 112, wallet: { label: 'Visa 1111' } },
    ])
    expect(JSON.stringify(paid.body)).not.toContain('wal_')
    const order = await buyer.place('DW_APPLE_PAY')
    expect(order.body).toMatchObject({ status: 'placed', paymentMethod: { code: 'DW_APPLE_PAY' } })
  })

  test.each([
    ['is declined', { behaviour: 'declined' }, 'PAY400'],
    ['looks like fraud', { behaviour: 'fraud' }, 'PYT402'],
    ['was authorised for less than the order costs', { amount: 1 }, 'PYT400'],
  ])('that %s orders nothing', async (_what, more, code) => {
    await buyer.ship(maya)
    await buyer.pay('DW_APPLE_PAY', await buyer.appleToken(more))
    expect((await buyer.place('DW_APPLE_PAY')).error?.errorId).toBe(code)
  })

  test.each([
    ['nothing', undefined],
    ['words', 'token'],
    ['a token of nobody’s sheet', { transactionIdentifier: 'x', paymentMethod: {}, paymentData: { data: 'e30=' } }],
  ])('takes no %s for a token', async (_what, token) => {
    expect((await buyer.pay('DW_APPLE_PAY', token)).error?.errorId).toBe('PAY400')
  })

  test('pays one order with one token, and none in another currency', async () => {
    expect((await buyer.pay('DW_APPLE_PAY', await buyer.appleToken({ currencyCode: 'JPY' }))).error?.errorId).toBe(
      'PAY400',
    )
    const token = await buyer.appleToken({ currencyCode: 'USD' })
    const again = await walletShopper(shop)
    for (const each of [buyer, again]) {
      await each.ship(maya)
      await each.pay('DW_APPLE_PAY', token)
    }
    expect((await buyer.place('DW_APPLE_PAY')).body.status).toBe('placed')
    expect((await again.place('DW_APPLE_PAY')).error?.errorId).toBe('PAY400')
  })

  test('takes no token of a merchant session that it did not open', async () => {
    const merchantSessionIdentifier = `${Date.now() + 60_000}.nonce.signature`
    expect(
      (await buyer.pay('DW_APPLE_PAY', await buyer.appleToken({ merchantSessionIdentifier }))).error?.errorId,
    ).toBe('PAY400')
  })
})

describe('PayPal', () => {
  test('opens an order, follows the cart’s sum, and pays what was agreed to', async () => {
    const opened = await buyer.pay('PAYPAL', {})
    const orderID = opened.body.payment_instruments[0]?.c_requestID ?? ''
    const seen = async () => (await buyer.inWindow(`/sandbox/paypal/orders/${orderID}`)).json()
    expect((await seen()).purchase_units[0].amount).toEqual({ currency_code: 'USD', value: '112' })
    const window = (shop: string) =>
      buyer.inWindow(`/sandbox/paypal/checkout?order=${orderID}&shop=${encodeURIComponent(shop)}`)
    expect((await window(SITE)).payload).toContain('to localhost:4400</h1>')
    expect((await window('https://shoes.example')).statusCode).toBe(404)

    await buyer.ship({ city: 'San Francisco', province: 'CA', postalCode: '94105' }, 'PAYPAL_EXPRESS')
    const changed = await buyer.pay('PAYPAL', { orderID })
    expect((await seen()).purchase_units[0].amount.value).toBe(String(changed.body.totals.remainingToPay))

    await buyer.ship(maya, 'PAYPAL_EXPRESS')
    expect((await buyer.place('PAYPAL')).error?.errorId).toBe('PAY400')
    await buyer.inWindow(`/sandbox/paypal/orders/${orderID}`, { state: 'approved' })
    const agreed = await buyer.pay('PAYPAL', { orderID })
    expect(agreed.body.payment_instruments[0]?.wallet).toEqual({ label: 'maya.okafor@example.com' })
    expect((await buyer.place('PAYPAL')).body.status).toBe('placed')
  })

  test('charges nobody more than they agreed to', async () => {
    const opened = await buyer.pay('PAYPAL', {})
    const orderID = opened.body.payment_instruments[0]?.c_requestID ?? ''
    await buyer.inWindow(`/sandbox/paypal/orders/${orderID}`, { state: 'approved' })
    await buyer.ship({ ...maya, province: 'CA', city: 'San Francisco', postalCode: '94105' }, 'PAYPAL_EXPRESS')
    await buyer.pay('PAYPAL', { orderID })
    expect((await buyer.place('PAYPAL')).error?.errorId).toBe('PYT400')
  })

  test('is agreed to in its own window alone, opened by a page that the payment was opened for', async () => {
    const opened = await buyer.pay('PAYPAL', {})
    const order = `/sandbox/paypal/orders/${opened.body.payment_instruments[0]?.c_requestID}`
    const agreed = { state: 'approved' }
    expect((await buyer.inWindow(order, agreed, 'https://evil.example')).statusCode).toBe(403)
    expect((await buyer.inWindow(order, agreed, SITE)).statusCode).toBe(403)
    expect((await buyer.inWindow(order, { ...agreed, shop: 'https://evil.example' })).statusCode).toBe(403)
    expect((await buyer.inWindow(order)).json().status).toBe('CREATED')
    expect((await buyer.inWindow(order, agreed)).json().status).toBe('APPROVED')
  })

  test('T10: pays one order with one approval, whoever brings it again', async () => {
    const opened = await buyer.pay('PAYPAL', {})
    const orderID = opened.body.payment_instruments[0]?.c_requestID ?? ''
    await buyer.inWindow(`/sandbox/paypal/orders/${orderID}`, { state: 'approved' })
    const again = await walletShopper(shop)
    for (const each of [buyer, again]) {
      await each.ship(maya, 'PAYPAL_EXPRESS')
      expect((await each.pay('PAYPAL', { orderID })).error).toBeNull()
    }
    const answers = await Promise.all([buyer.place('PAYPAL'), again.place('PAYPAL')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402])
    expect((await again.pay('PAYPAL', { orderID })).error?.errorId).toBe('PAY400')
  })

  test('T8: pays in the currency that was agreed to, and in no other', async () => {
    const opened = await buyer.pay('PAYPAL', {})
    const orderID = opened.body.payment_instruments[0]?.c_requestID ?? ''
    await buyer.inWindow(`/sandbox/paypal/orders/${orderID}`, { state: 'approved' })
    // As many yen as there were cents.
    await shop.db.updateTable('sandbox_wallets').set({ currency: 'JPY' }).where('request_id', '=', orderID).execute()
    await buyer.ship(maya, 'PAYPAL_EXPRESS')
    await buyer.pay('PAYPAL', { orderID })
    expect((await buyer.place('PAYPAL')).error?.errorId).toBe('PYT400')
  })

  test('D5: tells of a recipient only where it asked for one, and of the payer’s address always', async () => {
    const orderOf = async (shipping: 'ask' | 'known') => {
      const opened = await buyer.pay('PAYPAL', { shipping })
      return (await buyer.inWindow(`/sandbox/paypal/orders/${opened.body.payment_instruments[0]?.c_requestID}`)).json()
    }
    const [asked, known] = [await orderOf('ask'), await orderOf('known')]
    expect(asked.purchase_units[0].shipping.address).toEqual(asked.payer.address)
    expect(known.purchase_units[0]).not.toHaveProperty('shipping')
    expect(known.payer.address).toMatchObject({ address_line_1: '418 Alder Street', country_code: 'US' })
  })

  test('D5: has the addresses of the shop’s country', async () => {
    const opened = await buyer.shopper.call(payment.addPaymentInstrument, {
      headers: { 'x-locale': 'de-DE' },
      params: { basketId: buyer.basketId },
      body: { payment_method_id: 'PAYPAL', additionalDetails: { paymentData: { shipping: 'ask' } } },
    })
    const orderID = opened.body.payment_instruments[0]?.c_requestID ?? ''
    const order = (await buyer.inWindow(`/sandbox/paypal/orders/${orderID}`)).json()
    expect(order.purchase_units[0].shipping.address).toMatchObject({ admin_area_2: 'Oldenburg', country_code: 'DE' })
    const window = await buyer.inWindow(`/sandbox/paypal/checkout?order=${orderID}&shop=${encodeURIComponent(SITE)}`)
    expect(window.payload).toContain('Lindenweg 4, Oldenburg')
  })

  test('knows no order of another', async () => {
    expect((await buyer.pay('PAYPAL', { orderID: 'PPNONE' })).error?.errorId).toBe('PAY400')
    expect((await buyer.inWindow('/sandbox/paypal/orders/PPNONE')).statusCode).toBe(404)
    expect((await buyer.inWindow('/sandbox/paypal/checkout?order=PPNONE')).statusCode).toBe(404)
  })
})

describe('Klarna', () => {
  test('pays once its shopper has confirmed, and never before', async () => {
    await buyer.ship(maya)
    const opened = await buyer.inWindow('/sandbox/klarna/sessions', { amount: 11_200, currency: 'USD' }, SITE)
    const { authorization_token } = opened.json<{ authorization_token: string }>()
    expect((await buyer.pay('KLARNA', { authorization_token })).error?.errorId).toBe('PAY400')
    await buyer.inWindow(`/sandbox/klarna/sessions/${authorization_token}`, { state: 'approved' })
    expect((await buyer.pay('KLARNA', { authorization_token })).error).toBeNull()
    expect((await buyer.place('KLARNA')).body.status).toBe('placed')
  })

  test('D7: tells with the cart how much was agreed to, which a dearer delivery does not change', async () => {
    await buyer.ship(maya)
    const opened = await buyer.inWindow('/sandbox/klarna/sessions', { amount: 11_200, currency: 'USD' }, SITE)
    const { authorization_token } = opened.json<{ authorization_token: string }>()
    await buyer.inWindow(`/sandbox/klarna/sessions/${authorization_token}`, { state: 'approved' })
    await buyer.pay('KLARNA', { authorization_token })
    const dearer = await buyer.ship({ ...maya, province: 'CA', city: 'San Francisco', postalCode: '94105' })
    expect(dearer.body.totals.remainingToPay).toBeGreaterThan(112)
    expect(dearer.body.payment_instruments[0]).toMatchObject({ payment_method_id: 'KLARNA', agreed: 112 })
  })

  test('pays no shop but the one whose page opened it', async () => {
    await buyer.ship(maya)
    const page = 'https://another-shop.example'
    const opened = await buyer.inWindow('/sandbox/klarna/sessions', { amount: 11_200, currency: 'USD' }, page)
    const { authorization_token } = opened.json<{ authorization_token: string }>()
    const said = { state: 'approved', shop: page }
    expect((await buyer.inWindow(`/sandbox/klarna/sessions/${authorization_token}`, said)).statusCode).toBe(200)
    expect((await buyer.pay('KLARNA', { authorization_token })).error?.errorId).toBe('PAY400')
  })

  test('refuses a sum that is negative, has a fraction of a cent, or is in an unknown currency', async () => {
    expect((await buyer.inWindow('/sandbox/klarna/sessions', { amount: -1, currency: 'USD' })).statusCode).toBe(400)
    expect((await buyer.inWindow('/sandbox/klarna/sessions', { amount: 112.5, currency: 'USD' })).statusCode).toBe(400)
    expect((await buyer.inWindow('/sandbox/klarna/sessions', { amount: 1, currency: 'XYZ' })).statusCode).toBe(400)
  })
})
