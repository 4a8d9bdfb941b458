import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../core/checkout/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import type { AnyEndpoint } from '../plugins/service'
import type { Shopper } from '../testing/callers'
import { cardToken, cards, readyCart } from '../testing/checkout'
import { maya } from '../testing/people'
import { upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService
let shopper: Shopper
let basketId: string
let upc: string

beforeAll(async () => {
  shop = await testService()
  shopper = await shop.person('shopper@till.test')
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
})
afterAll(() => shop.close())

const every = [cart, checkout, delivery, payment].flatMap(table => Object.values(table)) as unknown as AnyEndpoint[]
const writes = every.filter(({ body }) => body !== null)

const BROKEN: readonly (readonly [what: string, body: unknown])[] = [
  ['nothing', undefined],
  ['no JSON', '{"cartId":'],
  ['a list', []],
  ['a text', '"cart"'],
  ['null', 'null'],
  [
    'numbers for texts',
    {
      cartId: 1,
      basketId: 1,
      itemId: 1,
      productId: 1,
      address: 1,
      code: 1,
      payment_method_id: 1,
      number: 1,
      orderNumber: 1,
      currency: 1,
      paymentMethod: 1,
    },
  ],
  [
    'lists for texts',
    {
      cartId: [],
      basketId: [],
      productId: [],
      address: [],
      payment_method_id: [],
      number: [],
      orderNumber: [],
      currency: [],
      paymentMethod: [],
    },
  ],
  [
    'endless texts',
    {
      cartId: 'x'.repeat(5000),
      basketId: 'x'.repeat(5000),
      productId: 'x'.repeat(5000),
      address: [],
      payment_method_id: 'x',
      number: 'x'.repeat(5000),
      orderNumber: 'x'.repeat(5000),
      currency: 'x'.repeat(5000),
      paymentMethod: {},
    },
  ],
]

describe.each(writes.map(endpoint => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test.each(BROKEN)('refuses %s with 400 and a code, and changes nothing', async (_what, body) => {
    const before = await stateOfAll()
    const answer = await shopper.call(endpoint, { params: paramsOf(endpoint), body })
    expect(answer.status).toBe(400)
    expect(answer.error?.errorId).toBeTruthy()
    expect(await stateOfAll()).toEqual(before)
  })
})

describe('texts that no database keeps', () => {
  const sick = ['\u0000', 'a\u0000b', '\ud800', 'x\udfff']

  test.each(sick)('are refused or kept, and never a 500: %j', async text => {
    const named = { ...maya, firstName: `Maya ${text}`, addressLine2: text }
    const params = { basketId }
    const answers = [
      await shopper.call(delivery.addShippingAddress, { params, body: { address: [named] } }),
      await shopper.call(delivery.addBillingAddress, { params, body: { address: named } }),
      await shopper.call(delivery.validateShippingAddress, { params, body: { address: named } }),
      await shopper.call(cart.applyCoupon, { body: { cartId: basketId, code: text } }),
      await shopper.call(cart.addItem, { body: { cartId: text, productId: SHOE, upc } }),
      await shopper.call(cart.addItem, { body: { cartId: basketId, productId: text, upc: text } }),
      await shopper.call(cart.addItem, {
        body: { cartId: basketId, productId: SHOE, upc, giftOption: { to: text, email: text, message: `Hi ${text}` } },
      }),
      await shopper.call(checkout.trackOrder, { body: { orderNumber: text, email: `a@b${text}` } }),
    ]
    expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
    const read = await shop.app.inject({
      url: '/cart/v1/cart/%00',
      headers: { 'x-access-key': 'pk_demo', authorization: `Bearer ${shopper.token}`, 'sec-fetch-site': 'same-origin' },
    })
    expect(read.statusCode).toBeLessThan(500)
  })
})

test('a card number, its code and its token leave the service in no answer and lie in no table of its own', async () => {
  const token = await cardToken(shopper, cards.pays)
  const params = { basketId }
  const pay = async (card: { token: string; securityCode?: string }) =>
    (await shopper.call(payment.addPaymentInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', card } }))
      .body
  expect(JSON.stringify([await pay({ token }), await pay({ token, securityCode: '987' })])).not.toContain(token)
  const rows = await shop.db.selectFrom('carts').select('document').execute()
  expect(JSON.stringify(rows)).not.toContain('987"')
})

async function stateOfAll(): Promise<unknown> {
  const carts = await shop.db.selectFrom('carts').select(['basket_id', 'document']).orderBy('basket_id').execute()
  const orders = await shop.db.selectFrom('orders').select('order_number').orderBy('order_number').execute()
  const stock = await shop.db.selectFrom('stock').selectAll().where('reserved', '>', 0).orderBy('upc').execute()
  return { carts, orders, stock }
}

const paramsOf = ({ path }: AnyEndpoint): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'basketId' ? basketId : 'home']),
  )
