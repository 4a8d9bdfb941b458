import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints as cartEndpoints } from '../../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as deliveryEndpoints } from '../../../../core/delivery/endpoints'
import { endpoints as paymentEndpoints } from '../../../../core/payment/endpoints'
import { shelfKey } from '../../stock/shelf-key'
import type { Shopper } from '../../testing/callers'
import { cards, cardToken, place } from '../../testing/checkout'
import { BROOKLYN, GIFT_CARD, OWN_DESIGN, PORTLAND, SHOE } from '../../testing/fetching'
import { handsOf, putOnShelf, shopWithShoes, stockUp } from '../../testing/fetching'
import { maya } from '../../testing/people'
import { stockOf, upcOn } from '../../testing/shelves'
import type { TestService } from '../../testing/test-service'

let shop: TestService
let shopper: Shopper
let hands: ReturnType<typeof handsOf>
let shoe: string
let other: string

beforeAll(async () => {
  ;({ shop, shoe, other } = await shopWithShoes())
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  hands = handsOf(shopper)
  await stockUp(shop.db, [shoe, other])
})

const stock = (upc: string, quantity: number, storeId?: string) => putOnShelf(shop.db, upc, quantity, storeId)

const person = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', phone: '(503) 555 - 0199' }

describe('a line that is fetched', () => {
  test('is picked up where its store has it, and sent there where the store has none', async () => {
    const portland = await hands.begin({ upc: shoe, storeId: PORTLAND })
    expect(portland.body.items[0]?.shippingOptions).toMatchObject({
      selected: 'pickup',
      available: ['home', 'pickup', 'sts'],
      shippingMethod: { code: 'pickup', price: { amount: 0 } },
      storeInfo: { id: PORTLAND, name: 'Northlane Portland', inventory: 3 },
    })
    const brooklyn = await hands.begin({ upc: shoe, storeId: BROOKLYN })
    expect(brooklyn.body.items[0]?.shippingOptions).toMatchObject({
      selected: 'sts',
      shippingMethod: { code: 'ship-to-store' },
      storeInfo: { id: BROOKLYN, inventory: 0 },
    })
  })

  test('goes home and back to a store by its line, quantity and all', async () => {
    const { body } = await hands.begin({ upc: shoe, qty: 2 })
    const [line] = body.items
    const fetched = await hands.change(body.basketId, line?.id ?? '', { qty: 2, storeId: PORTLAND })
    expect(fetched.body.items[0]).toMatchObject({ qty: 2, shippingOptions: { selected: 'pickup' } })
    const still = await hands.change(body.basketId, line?.id ?? '', { qty: 3 })
    expect(still.body.items[0]).toMatchObject({ qty: 3, shippingOptions: { selected: 'pickup' } })
    const home = await hands.change(body.basketId, line?.id ?? '', { qty: 1, storeId: null })
    expect(home.body.items[0]?.shippingOptions).toMatchObject({ selected: 'home', storeInfo: null })
  })

  test('joins another that is fetched at the same place, and none that is brought', async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    await hands.add(body.basketId, { upc: shoe })
    const third = await hands.add(body.basketId, { upc: shoe, storeId: PORTLAND })
    expect(third.body.items.map(({ qty, shippingOptions }) => [qty, shippingOptions.selected])).toEqual([
      [2, 'pickup'],
      [1, 'home'],
    ])
  })

  test('tells what the favourite store has beside every line that is brought', async () => {
    const { body } = await hands.begin({ upc: shoe })
    const seen = await hands.read(body.basketId, { favStoreId: PORTLAND })
    expect(seen.body.items[0]?.shippingOptions).toMatchObject({
      selected: 'home',
      storeInfo: { id: PORTLAND, inventory: 3 },
    })
    expect(
      (await hands.read(body.basketId, { favStoreId: 'S999' })).body.items[0]?.shippingOptions.storeInfo,
    ).toBeNull()
  })

  test('B1: tells it also where the cart is brought down to what can be had', async () => {
    const { body } = await hands.begin({ upc: shoe, qty: 2 })
    const asked = { favStoreId: PORTLAND, isPatchRequired: 'true', inventorySupplyCheck: 'true' }
    const seen = await hands.read(body.basketId, asked)
    expect(seen.body.items[0]?.shippingOptions.storeInfo).toMatchObject({ id: PORTLAND, inventory: 3 })
    await stock(shoe, 1)
    const patched = await hands.read(body.basketId, asked)
    expect(patched.body).toMatchObject({ items: [{ qty: 1 }], flash: [{ code: 'ProductLineItemInventoryMissing' }] })
    expect(patched.body.items[0]?.shippingOptions.storeInfo).toMatchObject({ id: PORTLAND, inventory: 3 })
  })
})

test('C2: a line is moved to a collection point, and ordered from there', async () => {
  const headers = { 'x-locale': 'fr-FR' }
  const { body: begun } = await shopper.call(cartEndpoints.createCartWithItem, {
    body: { productId: SHOE, upc: shoe },
    headers,
  })
  const { basketId, items } = begun
  const params = { basketId }
  const moved = await shopper.call(cartEndpoints.updateItem, {
    params,
    body: { itemId: items[0]?.id, qty: 1, storeId: 'P008' },
    headers,
  })
  expect(moved.body.items[0]?.shippingOptions).toMatchObject({ selected: 'pudo', storeInfo: { id: 'P008' } })
  const who = { ...maya, ...person, countryCode: 'FR', phone: '0612345678' }
  const body = { address: [who], context: 'COLLECTION' }
  expect((await shopper.call(deliveryEndpoints.addShippingAddress, { params, body, headers })).status).toBe(200)
  await shopper.call(deliveryEndpoints.addBillingAddress, { params, body: { address: maya }, headers })
  const card = { token: await cardToken(shopper, cards.pays) }
  const paying = { payment_method_id: 'CREDIT_CARD', card }
  await shopper.call(paymentEndpoints.addPaymentInstrument, { params, body: paying, headers })
  const { body: order } = await shopper.call(checkout.placeOrder, {
    body: { cartId: basketId, paymentMethod: { code: 'CREDIT_CARD' } },
    headers,
  })
  expect(order).toMatchObject({ status: 'placed', shipments: [{ class: 'pudo', storeId: 'P008' }] })
  expect(await stockOf(shop.db, shoe)).toMatchObject({ on_hand: 49 })
})

describe('a mixed cart', () => {
  const mixed = async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    const { basketId } = body
    await hands.add(basketId, { upc: other })
    await hands.add(basketId, { upc: other, storeId: BROOKLYN })
    const card = await upcOn(shop.db, GIFT_CARD)
    await hands.add(basketId, { productId: GIFT_CARD, upc: card })
    const own = await shop.db
      .selectFrom('variants')
      .select('upc')
      .where('product_id', '=', OWN_DESIGN)
      .executeTakeFirst()
    const { document } = await shop.db
      .selectFrom('products')
      .select('document')
      .where('id', '=', OWN_DESIGN)
      .executeTakeFirstOrThrow()
    const recipeId = document.customs?.recipes[0]?.id
    return (await hands.add(basketId, { productId: OWN_DESIGN, upc: own?.upc, recipeId })).body
  }

  test('is split into shipments, each with its lines, its methods and what it costs', async () => {
    const cart = await mixed()
    expect(cart.shippingMethods.map(({ shippingId, class: one, storeId }) => [shippingId, one, storeId])).toEqual([
      [`pickup-${PORTLAND}`, 'pickup', PORTLAND],
      ['home', 'home', undefined],
      [`sts-${BROOKLYN}`, 'sts', BROOKLYN],
      ['digital', 'digital', undefined],
      ['customs', 'customs', undefined],
    ])
    expect(cart.shippingMethods.flatMap(({ itemIds }) => itemIds)).toEqual(cart.items.map(({ id }) => id))
    expect(cart.shippingMethods[0]?.store).toMatchObject({ name: 'Northlane Portland', city: 'Portland' })
    const sum = cart.shippingMethods.reduce((all, { price }) => all + (price?.finalAmount ?? 0), 0)
    expect(sum).toBe(cart.totals.shipping)
  })

  test('is asked for an address and for who comes, and ordered with all its shipments', async () => {
    const { basketId } = await mixed()
    await hands.address(basketId, maya)
    const named = await hands.address(basketId, { ...maya, ...person, addressLine1: 'ignored' }, 'COLLECTION')
    const byShipment = new Map(named.body.shippingAddress.map(one => [one.shippingId, one]))
    expect(byShipment.get('home')).toMatchObject({ firstName: 'Maya', addressLine1: '418 Alder Street' })
    expect(byShipment.get('customs')).toMatchObject({ firstName: 'Maya' })
    expect(byShipment.get(`pickup-${PORTLAND}`)).toMatchObject({
      firstName: 'Noor',
      addressLine1: '1020 NW Everett Street',
    })
    expect(byShipment.get(`sts-${BROOKLYN}`)).toMatchObject({ firstName: 'Noor', city: 'Brooklyn' })
    await hands.pay(basketId)
    const { body: order } = await place(shopper, basketId)
    expect(order.status).toBe('placed')
    expect(order.shipments.map(({ class: one }) => one)).toEqual(['pickup', 'home', 'sts', 'digital', 'customs'])
    expect(await stockOf(shop.db, shelfKey(shoe, PORTLAND))).toEqual({ on_hand: 2, reserved: 0 })
    expect(await stockOf(shop.db, shoe)).toEqual({ on_hand: 50, reserved: 0 })
    expect(await stockOf(shop.db, other)).toEqual({ on_hand: 48, reserved: 0 })
  })

  test('is taxed line by line where each is had: nothing in Portland, New York’s tax in Brooklyn', async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    const { body: cart } = await hands.add(body.basketId, { upc: other, storeId: BROOKLYN })
    expect(cart.items[0]?.taxTotal).toBe(0)
    expect(cart.items[1]?.taxTotal).toBeGreaterThan(0)
  })

  test('holds the shelves of its stores for its order: the last one is sold once', async () => {
    await stock(shoe, 1, PORTLAND)
    await stock(shoe, 0)
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    await hands.address(body.basketId, { ...maya, ...person }, 'COLLECTION')
    await hands.pay(body.basketId)
    const first = shopper
    const late = await shop.guest()
    const twin = await late.call(cartEndpoints.createCartWithItem, {
      body: { productId: SHOE, upc: shoe, storeId: PORTLAND },
    })
    await first.call(checkout.prepareOrder, { body: { basketId: body.basketId } })
    const seen = await late.call(cartEndpoints.readCart, { params: { basketId: twin.body.basketId } })
    expect(seen.body.items[0]?.unavailable).toBe('INV703')
    expect((await place(first, body.basketId)).body.status).toBe('placed')
    expect(await stockOf(shop.db, shelfKey(shoe, PORTLAND))).toEqual({ on_hand: 0, reserved: 0 })
  })
})

describe('a delivery that cannot be kept changes by itself, and is shown', () => {
  test('ORD518: the store has sold its own, so another is sent there', async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    await stock(shoe, 0, PORTLAND)
    const { body: cart } = await hands.prepare(body.basketId)
    expect(cart.flash[0]).toMatchObject({
      code: 'ORD518',
      itemId: body.items[0]?.id,
      details: { storeId: PORTLAND },
    })
    expect(cart.items[0]?.shippingOptions.selected).toBe('sts')
    expect((await hands.prepare(body.basketId)).body.flash.map(({ code }) => code)).not.toContain('ORD518')
  })

  test('ORD517: what was to be sent to the store is there now', async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: BROOKLYN })
    await stock(shoe, 4, BROOKLYN)
    const { body: cart } = await hands.read(body.basketId, { isPatchRequired: 'true' })
    expect(cart.flash.map(({ code }) => code)).toEqual(['ORD517'])
    expect(cart.items[0]?.shippingOptions.selected).toBe('pickup')
  })

  test('ORD516: the shopper is in another country now, so it is brought home', async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    await hands.add(body.basketId, { upc: other })
    await hands.address(body.basketId, {
      ...maya,
      countryCode: 'GB',
      province: '',
      city: 'London',
      postalCode: 'E2 7DJ',
      phone: '07400 123456',
      shippingId: 'home',
    })
    const { body: cart } = await hands.prepare(body.basketId)
    expect(cart.flash.map(({ code }) => code)).toContain('ORD516')
    expect(cart.items.map(({ shippingOptions }) => shippingOptions.selected)).toEqual(['home', 'home'])
  })
})
