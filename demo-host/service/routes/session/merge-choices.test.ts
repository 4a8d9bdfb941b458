import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as delivery } from '../../../../core/delivery/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { GIFT_CARD, SHOE, shopWithShoes } from '../../testing/fetching'
import { giftCards, newGiftCard, payWithGiftCard } from '../../testing/parts'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import type { TestService } from '../../testing/test-service'

let shop: TestService
let upc: string

beforeAll(async () => {
  ;({ shop, shoe: upc } = await shopWithShoes())
})
afterAll(() => shop.close())

const begin = async (shopper: Shopper) =>
  (await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })).body.basketId

it('A3: a guest who signs in within checkout keeps the delivery that was chosen and the gift card that pays', async () => {
  const own = await begin(await shop.person('athlete@till.test'))
  const guest = await shop.guest()
  const basketId = await begin(guest)
  const params = { basketId }
  await guest.call(delivery.addShippingAddress, { params, body: { address: [maya] } })
  const chosen = { cartId: basketId, shippingId: 'home', code: 'express' }
  expect((await guest.call(delivery.chooseShippingMethod, { body: chosen })).status).toBe(200)
  expect((await payWithGiftCard(guest, basketId, giftCards.fifty)).status).toBe(200)

  const code = await codeFor(shop.nobody, 'athlete@till.test')
  const { body } = await callerOf(shop.app, { token: guest.token })(endpoints.exchangeToken, {
    query: { cart: '1' },
    body: { type: 'Registered', ...code, guestObjects: { basketId } },
  })
  expect(body.basketId).toBe(own)
  expect(body.cart).toMatchObject({
    shippingMethods: [{ shippingId: 'home', selected: 'express' }],
    payment_instruments: [{ payment_method_id: 'GIFT_CARD' }],
  })
})

it('A3: of two carts’ gift cards five pay, the account’s own first', async () => {
  const numbers = await Promise.all(
    [1, 2, 3, 4, 5].map(digit => newGiftCard(shop.db, `710000000000000000${digit}`, 100)),
  )
  const person = await shop.person('shopper@till.test')
  const own = await begin(person)
  for (const number of numbers.slice(1)) await payWithGiftCard(person, own, number)
  const guest = await shop.guest()
  const basketId = await begin(guest)
  for (const number of [numbers[0] ?? '', giftCards.fifty]) await payWithGiftCard(guest, basketId, number)
  const code = await codeFor(shop.nobody, 'shopper@till.test')
  const { body } = await callerOf(shop.app, { token: guest.token })(endpoints.exchangeToken, {
    query: { cart: '1' },
    body: { type: 'Registered', ...code, guestObjects: { basketId } },
  })
  const last4 = body.cart?.payment_instruments.map(({ giftCard }) => giftCard?.number.slice(-1))
  expect(last4?.toSorted()).toEqual(['1', '2', '3', '4', '5'])
})

it('A3: a cart in another currency is left without the gift cards that pay in theirs, and those to buy are told of', async () => {
  const member = await shop.person('member@till.test')
  const euros = { headers: { 'x-locale': 'de-DE' }, body: { productId: SHOE, upc, currency: 'EUR' } }
  const { body: own } = await member.call(cart.createCartWithItem, euros)
  expect(own.currency).toBe('EUR')
  const guest = await shop.guest()
  const basketId = await begin(guest)
  const giftCard = { productId: GIFT_CARD, upc: await upcOn(shop.db, GIFT_CARD), qty: 1, customAmount: 50 }
  await guest.call(cart.addItem, { body: { ...giftCard, cartId: basketId } })
  expect((await payWithGiftCard(guest, basketId, giftCards.fiveHundred)).status).toBe(200)

  const code = await codeFor(shop.nobody, 'member@till.test')
  const { body } = await callerOf(shop.app, { token: guest.token })(endpoints.exchangeToken, {
    query: { cart: '1' },
    body: { type: 'Registered', ...code, guestObjects: { basketId } },
  })
  expect(body.basketId).toBe(own.basketId)
  expect(body.notMerged).toMatchObject([{ productId: GIFT_CARD, qty: 1, kept: 0 }])
  expect(body.cart).toMatchObject({ currency: 'EUR', items: [{ qty: 2 }], payment_instruments: [] })
})
