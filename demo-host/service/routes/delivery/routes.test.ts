import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints as cartEndpoints } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/delivery/endpoints'
import type { Shopper } from '../../testing/callers'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const TEE_PRICE_MAX = 60

let shop: TestService
let shopper: Shopper
let basketId: string

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  basketId = await cartOf(shopper)
})

const cartOf = async (who: Shopper): Promise<string> => {
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  return (await who.call(cartEndpoints.createCartWithItem, { body: { productId: SHOE, upc } })).body.basketId
}
const ship = (change: Record<string, unknown> = {}) =>
  shopper.call(endpoints.addShippingAddress, { params: { basketId }, body: { address: [{ ...maya, ...change }] } })
const bill = (change: Record<string, unknown> = {}) =>
  shopper.call(endpoints.addBillingAddress, { params: { basketId }, body: { address: { ...maya, ...change } } })

describe('the address of a delivery', () => {
  test('is kept, taxes the cart by its state, and brings the usual method', async () => {
    const { body } = await ship({ province: 'Washington', postalCode: '98101', city: ' Seattle ' })
    expect(body.shippingAddress).toMatchObject([{ shippingId: 'home', province: 'WA', city: 'Seattle' }])
    expect(body.totals).toMatchObject({ tax: 11.59, total: 123.59 })
    expect(body.shippingMethods).toMatchObject([{ shippingId: 'home', selected: 'standard' }])
  })

  test.each([
    ['a post-office box', { addressLine1: 'PO Box 1' }, 'SHP500'],
    ['a box in the second line', { addressLine2: 'P.O. Box 77' }, 'SHP500'],
    ['a postal code of nowhere', { postalCode: '00000' }, 'CHK380'],
    ['a postal code of another form', { postalCode: 'EC1Y 8SY' }, 'CHK380'],
    ['a country that nothing goes to', { countryCode: 'BR' }, 'PAY401'],
    ['a country that only bills go to', { countryCode: 'AU' }, 'PAY401'],
    ['no telephone number', { phone: '' }, 'SHP410'],
    ['no street', { addressLine1: ' ' }, 'CHK380'],
    ['no such state', { province: 'ZZ' }, 'CHK380'],
    ['no email address', { email: 'maya' }, 'CHK380'],
    ['a shipment that is not there', { shippingId: 'moon' }, 'CHK380'],
    ['a name that is no text', { firstName: 7 }, 'GEN500'],
    ['a name of a thousand letters', { firstName: 'x'.repeat(1000) }, 'GEN500'],
  ])('is refused with %s', async (_what, change, code) => {
    const answer = await ship(change)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.error?.errorId).toBe(code)
    const after = await shopper.call(cartEndpoints.readCart, { params: { basketId } })
    expect(after.body.shippingAddress).toEqual([])
  })

  test('is checked without being kept, each field by its name', async () => {
    const check = (change: Record<string, unknown>) =>
      shopper.call(endpoints.validateShippingAddress, {
        params: { basketId },
        body: { address: { ...maya, ...change } },
      })
    expect((await check({})).body).toEqual({ valid: 'VALID', fields: [] })
    expect((await check({ addressLine1: 'PO Box 1', postalCode: '00000' })).body).toMatchObject({
      valid: 'INVALID',
      fields: [
        { name: 'addressLine1', code: 'SHP500' },
        { name: 'postalCode', code: 'CHK380' },
      ],
    })
    const london = { countryCode: 'GB', city: 'London', postalCode: 'ec1y 8sy', phone: '07400 123456' }
    expect((await check(london)).body).toMatchObject({ valid: 'SUGGESTED', suggestion: { postalCode: 'EC1Y 8SY' } })
    const after = await shopper.call(cartEndpoints.readCart, { params: { basketId } })
    expect(after.body.shippingAddress).toEqual([])
  })

  test('is taken back', async () => {
    await ship()
    const remove = { params: { basketId }, body: { address: [{ shippingId: 'home' }] } }
    expect((await shopper.call(endpoints.removeShippingAddress, remove)).body.shippingAddress).toEqual([])
  })

  test('keeps what an address has and nothing else of the body', async () => {
    const { body } = await ship({ role: 'admin', price: 0, subscriptions: { newsletterConsent: true, other: 1 } })
    expect(body.shippingAddress[0]).not.toHaveProperty('role')
    expect(body.shippingAddress[0]?.subscriptions).toEqual({ newsletterConsent: true })
  })

  test.each([
    ['(503) 555 - 0148', 'US', '+15035550148'],
    ['+1 503 555 0148', 'US', '+15035550148'],
    ['+33 6 12 34 56 78', 'US', '+33612345678'],
    ['07400 123456', 'GB', '+447400123456'],
    ['+447400123456', 'GB', '+447400123456'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['+330612345678', 'FR', '+33612345678'],
    ['090-1234-5678', 'JP', '+819012345678'],
  ])('L2: of somebody with the number %s in %s is kept with %s', async (phone, countryCode, saved) => {
    const places: Record<string, object> = {
      GB: { city: 'London', postalCode: 'EC1Y 8SY' },
      FR: { city: 'Paris', postalCode: '75011' },
      JP: { city: '世田谷区', province: '13', postalCode: '154-0023' },
    }
    const { body } = await ship({ countryCode, phone, ...places[countryCode] })
    expect(body.shippingAddress[0]?.phone).toBe(saved)
  })

  const british = { countryCode: 'GB', city: 'London', postalCode: 'EC1Y 8SY' }
  test.each<[what: string, phone: string, place?: object]>([
    ['nine digits in North America', '503555014'],
    ['an area of North America that begins with 1', '(103) 555 - 0148'],
    ['an international form too short', '+1503'],
    ['letters', 'call me'],
    ['an area of North America that begins with 1, for a parcel to Britain', '+1 103 555 0148', british],
  ])('L2: is refused with a number of %s', async (_what, phone, place = {}) => {
    const { error } = await ship({ ...place, phone })
    expect(error).toMatchObject({ errorId: 'CHK380', fields: [{ name: 'phone' }] })
  })

  test('is for first-party pages only', async () => {
    const partner = await shop.guest('pk_partner')
    const cart = await cartOf(partner)
    const answer = await partner.call(endpoints.addShippingAddress, {
      params: { basketId: cart },
      body: { address: [maya] },
    })
    expect(answer.status).toBe(403)
  })
})

describe('the address of a bill', () => {
  test('is kept, also where nothing is shipped to, and taken back', async () => {
    const sydney = { countryCode: 'AU', city: 'Sydney', province: 'NSW', postalCode: '2060', phone: '0412 345 678' }
    expect((await bill(sydney)).body.billingAddress).toMatchObject({ city: 'Sydney' })
    const removed = await shopper.call(endpoints.removeBillingAddress, { params: { basketId } })
    expect(removed.body.billingAddress).toBeNull()
  })

  test.each([
    ['no telephone number', { phone: ' ' }, 'BILL410'],
    ['a country of neither list', { countryCode: 'BR' }, 'PAY401'],
    ['no postal code', { postalCode: '' }, 'CHK320'],
  ])('is refused with %s', async (_what, change, code) => {
    expect((await bill(change)).error?.errorId).toBe(code)
  })
})

describe('an address under a bot check', () => {
  const said = (address: unknown, token?: string) => ({
    params: { basketId },
    body: { address, bid: 'B-72', ...(token === undefined ? {} : { recaptcha_response: token }) },
  })
  const asks = {
    addShippingAddress: (token?: string) => shopper.call(endpoints.addShippingAddress, said([maya], token)),
    addBillingAddress: (token?: string) => shopper.call(endpoints.addBillingAddress, said(maya, token)),
    validateShippingAddress: (token?: string) => shopper.call(endpoints.validateShippingAddress, said(maya, token)),
  }
  const calls = Object.entries(asks)

  test.each(calls)('that fails it is refused, and nothing is kept: %s', async (_name, ask) => {
    const [refused, challenged] = [await ask('refuse'), await ask('challenge')]
    expect([refused, challenged].map(({ status, error }) => [status, error?.errorId])).toEqual([
      [403, 'AUT403'],
      [403, 'AUT403'],
    ])
    expect(challenged.body).toHaveProperty('appId')
    const after = await shopper.call(cartEndpoints.readCart, { params: { basketId } })
    expect(after.body).toMatchObject({ shippingAddress: [], billingAddress: null })
  })

  test.each(calls)('that passes it, or brings no token, is taken: %s', async (_name, ask) => {
    expect([(await ask('any')).status, (await ask()).status]).toEqual([200, 200])
  })
})

describe('shipping methods', () => {
  const methods = (shippingId = 'home') =>
    shopper.call(endpoints.readShippingMethods, { params: { basketId, shippingId } })
  const choose = (code: string, shippingId = 'home') =>
    shopper.call(endpoints.chooseShippingMethod, { body: { cartId: basketId, code, shippingId } })

  test('are told before there is an address, with what they cost and when things arrive', async () => {
    const { body } = await methods()
    expect(body.selected).toBe('standard')
    expect(body.applicableShippingMethods.map(({ code }) => code)).toEqual([
      'standard',
      'express',
      'evening',
      'next-day',
    ])
    expect(body.applicableShippingMethods[0]).toMatchObject({
      label: 'Standard',
      price: { amount: 6, finalAmount: 0, currency: 'USD' },
      arrival: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.any(String) },
      class: 'home',
    })
    expect((await methods('moon')).error?.errorId).toBe('SHP404')
  })

  test('are chosen, and counted', async () => {
    const { body } = await choose('express')
    expect(body.totals).toMatchObject({ shipping: 12, total: 124 })
    expect(body.items[0]?.shippingOptions.shippingMethod).toMatchObject({ code: 'express', price: { amount: 12 } })
    expect((await choose('teleport')).error?.errorId).toBe('SHP404')
    expect((await choose('express', 'moon')).error?.errorId).toBe('SHP404')
  })

  test('that do not reach a state are not offered there, and a choice gives way', async () => {
    await choose('express')
    const { body } = await ship({ province: 'AK', postalCode: '99501', city: 'Anchorage' })
    expect(body.shippingMethods[0]).toMatchObject({ selected: 'standard' })
    expect((await choose('express')).error?.errorId).toBe('SHP404')
  })

  test('cost what they cost under the threshold of free delivery', async () => {
    const cheap = await shop.db
      .selectFrom('prices')
      .innerJoin('variants', 'variants.product_id', 'prices.product_id')
      .innerJoin('stock', 'stock.upc', 'variants.upc')
      .innerJoin('products', 'products.id', 'prices.product_id')
      .select(['variants.upc', 'variants.product_id', 'prices.current'])
      .where('prices.currency', '=', 'USD')
      .where('prices.current', '<', TEE_PRICE_MAX * 100)
      .where('stock.on_hand', '>', 1)
      .where('products.product_type', '=', 'physical')
      .where('products.gift_with_purchase', '=', false)
      .whereRef('variants.price_group', '=', 'prices.price_group')
      .executeTakeFirstOrThrow()
    const { body } = await shopper.call(cartEndpoints.createCartWithItem, {
      body: { productId: cheap.product_id, upc: cheap.upc },
    })
    expect(body.totals.shipping).toBe(6)
    expect(body.approachingPromotions[0]?.distanceFromConditionThreshold).toBe((10_000 - cheap.current) / 100)
  })
})
