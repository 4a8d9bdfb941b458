import { describe, expect, test } from 'vitest'
import { $basketId, cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import { $refusal, placeOrderPressed } from '../../checkout'
import { billingForm, methodChosen, methodsWanted, shippingForm } from '../../delivery'
import { addBillingFx } from '../../delivery/billing-address'
import { addAddressFx, validateAddressFx } from '../../delivery/shipping-address'
import { voucherChosen } from '../../loyalty/model'
import * as payment from '../../payment'
import { anAddress, aReadyCart } from '../../testing/an-order'
import { type Call, refuse, type Shop, shopFor } from '../../testing/shop-for'
import { bodiesOf } from '../../testing/shop-with-cart'
import '../checkout/checkout-and-cart'
import '../checkout/delivery-and-cart'
import '../checkout/loyalty-and-cart'
import '../checkout/payment-and-cart'
import '../checkout/refused-order'
import './lost-cart-is-regained'

const begin = 'POST /cart/v1/cartWithItem'
const ship = 'POST /cart/v2/cart/:basketId/shippingAddress'
const check = 'POST /cart/v1/cart/:basketId/shippingAddress/validation'
const bill = 'POST /cart/v1/cart/:basketId/billingAddress'
const choose = 'POST /cart/v1/shippingMethod'
const readMethods = 'GET /cart/v1/cart/:basketId/shippingMethod/:shippingId'
const waysToPay = 'GET /cart/v1/cart/:basketId/paymentMethods'
const pay = 'POST /cart/v1/cart/:basketId/paymentInstruments'
const unpay = 'DELETE /cart/v1/cart/:basketId/paymentInstruments'
const read = 'GET /cart/v1/cart/:basketId'
const prepare = 'POST /cart/v1/cart/prepareOrder'
const reward = 'PUT /cart/v1/cart/:basketId/reward'

const bare = aReadyCart({ basketId: 'basket-2', shippingAddress: [], billingAddress: null, payment_instruments: [] })
const anew = aReadyCart({ basketId: 'basket-2', payment_instruments: [] })

function basketOf({ path, body }: Call): string {
  const { cartId, basketId } = (body ?? {}) as { cartId?: string; basketId?: string }
  return /\/cart\/(basket-\d)/.exec(path)?.[1] ?? cartId ?? basketId ?? ''
}

/** A service that lost the shopper's cart while they stood in checkout. */
async function atCheckout(answers: Record<string, unknown> = {}): Promise<Shop> {
  const orGone = (answer: unknown) => (call: Call) => (basketOf(call) === 'basket-1' ? refuse(404, 'BSK404') : answer)
  const known: Record<string, unknown> = {
    [ship]: anew,
    [check]: { valid: 'VALID', fields: [] },
    [bill]: anew,
    [choose]: anew,
    [readMethods]: { shippingId: 'ship-1', applicableShippingMethods: [] },
    [waysToPay]: { paymentMethods: [] },
    [pay]: anew,
    [unpay]: anew,
    [reward]: anew,
  }
  const gone = Object.fromEntries(
    Object.entries({ ...known, ...answers }).map(([name, answer]) => [name, orGone(answer)]),
  )
  const shop = await shopFor({ [begin]: bare, ...gone })
  await shop.press(cartAnswered, aReadyCart())
  shop.calls.length = 0
  return shop
}

const params = { basketId: 'basket-1' }

describe('B9: a cart that is gone (BSK404) while its shopper is in checkout', () => {
  test.each<[string, string, (shop: Shop) => Promise<unknown>]>([
    [
      'the check of an address',
      check,
      shop => shop.press(validateAddressFx, { params, body: { address: anAddress() } }),
    ],
    ['an address', ship, shop => shop.press(addAddressFx, { params, body: { address: [anAddress()] } })],
    ['the bill’s address', bill, shop => shop.press(addBillingFx, { params, body: { address: anAddress() } })],
    ['the list of methods', readMethods, shop => shop.press(methodsWanted)],
    ['a method', choose, shop => shop.press(methodChosen, { shippingId: 'ship-1', code: 'express' })],
    ['the ways to pay', waysToPay, shop => shop.press(payment.methodsWanted)],
    [
      'a gift card',
      pay,
      shop => shop.press(payment.partSubmitted, { kind: 'GIFT_CARD', giftCard: { number: '6006', pin: '1' } }),
    ],
    ['a gift card that is taken back', unpay, shop => shop.press(payment.partRemoved, 'card-1')],
    ['a voucher', reward, shop => shop.press(voucherChosen, 'voucher-1')],
  ])('%s: the cart is built anew and the call made to it', async (_what, endpoint, act) => {
    const answers = { [readMethods]: aMethodList(), [waysToPay]: { paymentMethods: [] } }
    const shop = await atCheckout(answers)
    if (endpoint === choose) await shop.press(methodsWanted)
    await act(shop)
    expect(shop.callsTo(begin)).toHaveLength(1)
    expect(shop.callsTo(endpoint).map(basketOf)).toContain('basket-2')
    expect(basketOf(shop.callsTo(endpoint).at(-1) as Call)).toBe('basket-2')
    expect(shop.see($basketId)).toBe('basket-2')
  })

  test('comes back with its addresses and its method', async () => {
    const shop = await atCheckout()
    await shop.press(payment.methodsWanted)
    expect(bodiesOf(shop.callsTo(ship))).toMatchObject([
      { address: [{ addressLine1: '418 Alder Street', shippingId: 'ship-1' }] },
    ])
    expect(bodiesOf(shop.callsTo(choose))).toMatchObject([
      { cartId: 'basket-2', shippingId: 'ship-1', code: 'standard' },
    ])
    expect(bodiesOf(shop.callsTo(bill))).toMatchObject([{ address: { city: 'Portland' } }])
    expect(shop.see($wholeCart)).toMatchObject({ basketId: 'basket-2', shippingAddress: [{ city: 'Portland' }] })
  })

  test('comes back with the addresses of what could still be had', async () => {
    const both = [anAddress({ shippingId: 'ship-1' }), anAddress({ shippingId: 'pickup-1' })]
    const shop = await atCheckout()
    await shop.press(cartAnswered, aReadyCart({ shippingAddress: both }))
    await shop.press(payment.methodsWanted)
    const [sent] = bodiesOf(shop.callsTo(ship)) as { address: { shippingId: string }[] }[]
    expect(sent?.address.map(({ shippingId }) => shippingId)).toEqual(['ship-1'])
  })

  test('C8: comes back with them when its order is refused, which is not sent again', async () => {
    const shop = await atCheckout({ [prepare]: anew, [read]: anew })
    await shop.press(placeOrderPressed)
    expect(shop.callsTo(prepare)).toHaveLength(1)
    expect(shop.see($refusal)?.code).toBe('BSK404')
    expect(shop.callsTo(begin)).toHaveLength(1)
    expect(shop.callsTo(ship).map(basketOf)).toEqual(['basket-2'])
    expect(shop.callsTo(choose).map(basketOf)).toEqual(['basket-2'])
    expect(shop.callsTo(bill).map(basketOf)).toEqual(['basket-2'])
    expect(shop.see($wholeCart)).toMatchObject({ basketId: 'basket-2', shippingAddress: [{ city: 'Portland' }] })
  })

  test('loses nothing that is typed in a form', async () => {
    const shop = await atCheckout()
    await shop.press(shippingForm.fieldChanged, { name: 'city', value: 'Salem' })
    await shop.press(billingForm.fieldChanged, { name: 'city', value: 'Eugene' })
    await shop.press(payment.methodsWanted)
    expect(shop.see(shippingForm.$values)).toMatchObject({ city: 'Salem' })
    expect(shop.see(billingForm.$values)).toMatchObject({ city: 'Eugene' })
  })

  test('is rebuilt once where two calls miss it at once', async () => {
    const shop = await atCheckout()
    await Promise.all([shop.press(payment.methodsWanted), shop.press(methodsWanted)])
    expect(shop.callsTo(begin)).toHaveLength(1)
    expect(shop.callsTo(ship)).toHaveLength(1)
  })

  test('is not rebuilt twice: the second refusal is the answer', async () => {
    const shop = await atCheckout({ [bill]: refuse(404, 'BSK404') })
    const { status } = (await shop.press(addBillingFx, { params, body: { address: anAddress() } })) as {
      status: string
    }
    expect(status).toBe('fail')
    expect(shop.callsTo(begin)).toHaveLength(1)
  })

  test('a basket that is not the shopper’s cart is nobody’s to rebuild', async () => {
    const shop = await shopFor({ [bill]: refuse(404, 'BSK404'), [begin]: anew })
    await shop.press(cartAnswered, aReadyCart())
    const params = { basketId: 'wallet-1' }
    const answer = await shop.press(addBillingFx, { params, body: { address: anAddress() } })
    expect(answer).toMatchObject({ status: 'fail', value: { code: 'BSK404' } })
    expect(shop.callsTo(begin)).toHaveLength(0)
  })
})

function aMethodList() {
  const price = { amount: 9, finalAmount: 9, currency: 'USD' }
  const methods = ['standard', 'express'].map(code => ({
    code,
    label: code,
    price,
    deliveryTime: '3-5 days',
    class: 'home',
  }))
  return { shippingId: 'ship-1', applicableShippingMethods: methods }
}
