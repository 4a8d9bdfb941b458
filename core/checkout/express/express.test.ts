import { describe, expect, it } from 'vitest'
import { $cart, cartAnswered } from '../../cart'
import { $step, checkoutEntered, formTouched, stepClosed, stepOpened } from '../index'
import { countriesWanted, shippingForm } from '../../delivery'
import { tokenReceived } from '../../http/token'
import { fakeStorage } from '../../testing/fake-storage'
import { aCard, anAddress, aReadyCart } from '../../testing/an-order'
import { aToken } from '../../testing/a-token'
import { type Call, noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import '../../wiring/cart/lost-cart-is-regained'
import '../../wiring/checkout/checkout-and-cart'
import '../../wiring/checkout/delivery-and-cart'
import '../../wiring/checkout/express-checkout'
import '../../wiring/checkout/payment-and-cart'
import { expressWanted } from './index'

const consumer = 'GET /consumers-v3/consumer'
const cards = 'GET /consumers-v3/consumer/payment_instruments'
const settings = 'GET /fapi/site/settings'
const ship = 'POST /cart/v2/cart/:basketId/shippingAddress'
const bill = 'POST /cart/v1/cart/:basketId/billingAddress'
const pay = 'POST /cart/v1/cart/:basketId/paymentInstruments'

const bare = aReadyCart({ shippingAddress: [], billingAddress: null, payment_instruments: [] })
const shipped = aReadyCart({ billingAddress: null, payment_instruments: [] })
const billed = aReadyCart({ payment_instruments: [] })

const { email: _email, ...own } = anAddress()
const profile = (address: object[] = [{ ...own, id: 'a1', approachType: 'S', main: true }]) => ({
  consumerProfile: {
    consumerDetails: {
      email: 'maya@till.test',
      firstName: 'Maya',
      lastName: 'Okafor',
      phone: null,
      phoneCode: null,
      postalCode: null,
      birthDate: null,
      address,
      identity: [],
    },
    isLoyaltyMember: false,
    loyaltyOptInDate: null,
  },
})
const card = (more: object = {}) => ({
  paymentInstrumentId: 'card-9',
  main: true,
  brand: 'visa',
  last4: '1111',
  holder: 'Maya Okafor',
  expiryMonth: 12,
  expiryYear: 2029,
  expired: false,
  ...more,
})
const site = (expressCheckout: boolean) => ({
  locales: ['en-US'],
  currencies: ['USD'],
  trust: 'first-party',
  features: { expressCheckout },
  environment: 'sandbox',
})

const stored = fakeStorage('sessionStorage')

type Given = { cart?: object; typed?: boolean; type?: string; answers?: Record<string, unknown>; key?: string }

async function comeToCheckout({
  cart = bare,
  typed,
  type = 'REGISTERED',
  answers = {},
  key,
}: Given = {}): Promise<Shop> {
  const shop = await shopFor(
    {
      [settings]: site(true),
      [consumer]: profile(),
      [cards]: { paymentInstruments: [card()] },
      [ship]: shipped,
      [bill]: billed,
      [pay]: aReadyCart(),
      ...answers,
    },
    key ? { config: { key } } : {},
  )
  await shop.press(tokenReceived, { answer: { ...aToken(), consumerType: type as 'REGISTERED' }, now: Date.now() })
  await shop.press(cartAnswered, { ...bare, ...cart })
  if (typed) await shop.press(shippingForm.filledIn, { country: 'US', values: { city: 'Salem' } })
  await shop.press(checkoutEntered)
  await shop.press(expressWanted)
  return shop
}

const written = (shop: Shop) =>
  shop.calls.map(({ endpoint }) => endpoint).filter(name => [ship, bill, pay].includes(name))

describe('express checkout', () => {
  it('gives the cart the kept address and main card, and goes to the summary', async () => {
    const shop = await comeToCheckout()
    expect(written(shop)).toEqual([ship, bill, pay])
    expect(shop.callsTo(ship)[0]?.body).toMatchObject({ address: [{ ...own, email: 'maya@till.test' }] })
    expect(shop.callsTo(pay)[0]?.body).toEqual({
      payment_method_id: 'CREDIT_CARD',
      card: { paymentInstrumentId: 'card-9' },
    })
    expect(shop.see($step)).toBe('summary')
  })

  it('C1: goes there again for whoever went back to the cart and comes from there', async () => {
    const shop = await comeToCheckout()
    await shop.press(stepOpened, 'shipping')
    expect(shop.see($step)).toBe('shipping')
    await shop.press(checkoutEntered)
    await shop.press(expressWanted)
    expect(written(shop)).toEqual([ship, bill, pay])
    expect(shop.see($step)).toBe('summary')
  })

  it('C1: whoever keeps no card comes from the cart to the first step, wherever they were before', async () => {
    const shop = await comeToCheckout({ answers: { [cards]: { paymentInstruments: [] } }, cart: billed })
    await shop.press(stepOpened, 'billing')
    await shop.press(checkoutEntered)
    expect(shop.see($step)).toBe('shipping')
  })

  it('keeps what the cart has already', async () => {
    const shop = await comeToCheckout({ cart: aReadyCart({ payment_instruments: [aCard()] }) })
    expect(written(shop)).toEqual([])
    expect(shop.see($step)).toBe('summary')
  })

  it('B9: fills the cart that takes the place of a lost one, and goes to the summary', async () => {
    const there = { basketId: 'basket-2' }
    const orGone = (answer: object) => (call: Call) =>
      call.path.includes('basket-1') ? refuse(404, 'BSK404') : { ...answer, ...there }
    const answers = {
      'POST /cart/v1/cartWithItem': { ...bare, ...there },
      'POST /cart/v1/shippingMethod': { ...bare, ...there },
      [ship]: orGone(shipped),
      [bill]: orGone(billed),
      [pay]: orGone(aReadyCart()),
    }
    const shop = await comeToCheckout({ answers })
    expect(shop.callsTo(pay).map(({ path }) => path.split('/')[4])).toEqual(['basket-2'])
    expect(shop.see($cart)?.basketId).toBe('basket-2')
    expect(shop.see($step)).toBe('summary')
  })

  it.each([
    ['whoever is not signed in', { type: 'GUEST' }],
    ['where the site has it switched off', { answers: { [settings]: site(false) } }],
    ['whoever has begun to type', { typed: true }],
  ])('is not for %s', async (_who, given) => {
    const shop = await comeToCheckout(given)
    expect(written(shop)).toEqual([])
    expect(shop.see($step)).toBe('shipping')
  })

  it.each([
    ['types', formTouched],
    ['opens another page', stepClosed],
  ])('C1: whoever %s while the cart is filled is not led to the summary', async (_what, act) => {
    let answer: () => void = () => {}
    const late = () => new Promise(resolve => (answer = () => resolve(billed)))
    const shop = await comeToCheckout({ type: 'GUEST', answers: { [bill]: late } })
    const filling = shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
    await expect.poll(() => shop.callsTo(bill).length).toBe(1)
    const acting = shop.press(act)
    answer()
    await Promise.all([filling, acting])
    expect([written(shop), shop.see($step)]).toEqual([[ship, bill, pay], 'shipping'])
  })

  it('C1: whoever typed a code before the cart could be filled finds the kept address in the form', async () => {
    const shop = await comeToCheckout({ type: 'GUEST' })
    await shop.press(formTouched)
    await shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
    expect([written(shop), shop.see($step)]).toEqual([[], 'shipping'])
    expect(shop.see(shippingForm.$values)).toMatchObject({ city: 'Portland', firstName: 'Maya' })
  })

  it.each([
    ['without a card', { [cards]: { paymentInstruments: [] } }],
    ['with a card that has ended', { [cards]: { paymentInstruments: [card({ expired: true })] } }],
    ['whose address is refused', { [ship]: refuse(400, 'PAY401') }],
    ['whose cards cannot be read', { [cards]: refuse(500, 'GEN500') }],
    ['whose cards do not come', { [cards]: noAnswer('timeout') }],
    ['where the site has it switched off', { [settings]: site(false) }],
    ['where the site’s settings cannot be read', { [settings]: refuse(500, 'GEN500') }],
  ])('finds the kept address in the form %s', async (_who, answers) => {
    const shop = await comeToCheckout({ answers })
    expect(shop.see($step)).toBe('shipping')
    expect(shop.see(shippingForm.$values)).toMatchObject({ city: 'Portland', firstName: 'Maya' })
  })

  it('finds the kept address below what was typed over it before a reload, and keeps none of it in the tab', async () => {
    const answers = { [cards]: { paymentInstruments: [] } }
    const first = await comeToCheckout({ answers, key: 'pk_drafts' })
    await first.press(shippingForm.fieldChanged, { name: 'firstName', value: 'May' })
    expect([...stored.values()].join()).not.toContain('Portland')
    const again = await comeToCheckout({ answers, key: 'pk_drafts' })
    expect(again.see(shippingForm.$values)).toMatchObject({ city: 'Portland', firstName: 'May' })
  })

  it('shows in the form what it gave the cart, also after a reload, though the form had begun with the country of the locale', async () => {
    const country = { code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }
    const answers = {
      'GET /consumers-v3/utilities/countryList': { countries: [country] },
      'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: [], billing: [] },
    }
    const shop = await comeToCheckout({ answers, type: 'GUEST', key: 'pk_edit' })
    await shop.press(countriesWanted)
    expect(shop.see(shippingForm.$country)).toBe('US')
    await shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
    await shop.press(checkoutEntered)
    await shop.press(expressWanted)
    expect(shop.see($step)).toBe('summary')
    const shown = { city: 'Portland', firstName: 'Maya' }
    expect(shop.see(shippingForm.$values)).toMatchObject(shown)
    const again = await comeToCheckout({
      answers,
      key: 'pk_edit',
      cart: aReadyCart({ payment_instruments: [aCard()] }),
    })
    await again.press(countriesWanted)
    expect(again.see(shippingForm.$values)).toMatchObject(shown)
  })

  it('begins at the first step without a kept address', async () => {
    const shop = await comeToCheckout({ answers: { [consumer]: profile([]) } })
    expect(written(shop)).toEqual([])
    expect(shop.see($step)).toBe('shipping')
  })
})
