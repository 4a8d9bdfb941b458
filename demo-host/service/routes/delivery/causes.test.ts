import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints } from '../../../../core/delivery/endpoints'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { BROOKLYN, GIFT_CARD, handsOf, PORTLAND, putOnShelf, SHOE, stockUp } from '../../testing/fetching'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let shopper: Shopper
let hands: ReturnType<typeof handsOf>
let shoe: string
let other: string
let third: string

beforeAll(async () => {
  shop = await testService()
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
  other = await upcOn(shop.db, SHOE, 'ember', '10')
  third = await upcOn(shop.db, SHOE, 'cobalt', '9')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  hands = handsOf(shopper)
  await stockUp(shop.db, [shoe, other, third])
})

const stock = (upc: string, quantity: number, storeId?: string) => putOnShelf(shop.db, upc, quantity, storeId)

describe('every code of stores, stock and delivery has its cause', () => {
  const cases: readonly (readonly [code: string, cause: string, act: () => Promise<{ error: unknown }>])[] = [
    ['STR404', 'a store that there is not', () => hands.begin({ upc: shoe, storeId: 'S999' })],
    ['STR404', 'a store of another country', () => hands.begin({ upc: shoe, storeId: 'S009' })],
    [
      'STR404',
      'a sale in a store by somebody who does not work there',
      () => soldBy('clerk@till.test', { storeId: PORTLAND, employeeId: 'S002-E1' }),
    ],
    ['SHP404', 'a gift card by e-mail cannot be fetched', () => fetchedGiftCard()],
    ['SHP404', 'a method of another shipment', () => chosen('express', `pickup-${PORTLAND}`)],
    ['SHP410', 'nobody to call about what is fetched', () => collector({ phone: '' })],
    ['SHP500', 'a post-office box', () => home({ addressLine1: 'PO Box 1' })],
    ['CHK380', 'no name for who comes', () => collector({ firstName: '' })],
    ['CHK380', 'an address for a shipment that needs none', () => home({ shippingId: 'digital' })],
    ['PAY401', 'a country that nothing goes to', () => home({ countryCode: 'BR' })],
    ['CHK320', 'a bill without a postal code', () => bill({ postalCode: '' })],
    ['INV408', 'more than a store has and the warehouse can send', () => tooMany()],
    ['INV700', 'none in the warehouse', () => soldOut({ upc: shoe })],
    ['INV701', 'none in the store, and none to send there', () => soldOut({ upc: shoe, storeId: BROOKLYN })],
    ['INV406', 'fewer than the cart has', () => orderedAfter(() => stock(shoe, 1), [{ upc: shoe, qty: 2 }])],
    ['INV702', 'no price any more', () => unpriced()],
    [
      'INV405',
      'two of three things are gone',
      () => orderedAfter(gone, [{ upc: shoe }, { upc: other }, { upc: third }]),
    ],
    ['INV407', 'everything is gone', () => orderedAfter(gone, [{ upc: shoe }, { upc: other }])],
    [
      'INV409',
      'things are gone from a store and from the warehouse',
      () => orderedAfter(gone, [fetched(shoe), { upc: other }]),
    ],
  ]

  test.each(cases)('%s: %s', async (code, _cause, act) => {
    expect((await act()).error).toMatchObject({ errorId: code })
  })

  const fetched = (upc: string) => ({ upc, storeId: PORTLAND })
  const gone = async () => {
    await Promise.all([stock(shoe, 0, PORTLAND), stock(other, 0, PORTLAND), stock(shoe, 0), stock(other, 0)])
  }

  async function withMixed(): Promise<string> {
    const { body } = await hands.begin(fetched(shoe))
    await hands.add(body.basketId, { upc: other })
    return body.basketId
  }
  const collector = async (typed: object) => hands.address(await withMixed(), { ...maya, ...typed }, 'COLLECTION')
  const home = async (typed: object) => hands.address(await withMixed(), { ...maya, ...typed })
  const bill = async (typed: object) =>
    shopper.call(endpoints.addBillingAddress, {
      params: { basketId: await withMixed() },
      body: { address: { ...maya, ...typed } },
    })
  const chosen = async (code: string, shippingId: string) =>
    shopper.call(endpoints.chooseShippingMethod, { body: { cartId: await withMixed(), code, shippingId } })
  const fetchedGiftCard = async () => {
    const upc = await upcOn(shop.db, GIFT_CARD)
    return hands.begin({ productId: GIFT_CARD, upc, storeId: PORTLAND })
  }
  const tooMany = async () => {
    await stock(shoe, 5)
    return hands.begin({ upc: shoe, qty: 9, storeId: PORTLAND })
  }
  const soldOut = async (item: { upc: string; storeId?: string }) => {
    await stock(item.upc, 0)
    return hands.begin(item)
  }

  async function ready(items: readonly object[]): Promise<string> {
    const [first = {}, ...others] = items
    const { body } = await hands.begin(first)
    for (const item of others) await hands.add(body.basketId, item)
    await hands.address(body.basketId, maya)
    await hands.address(body.basketId, maya, 'COLLECTION')
    await hands.pay(body.basketId)
    return body.basketId
  }
  const orderedAfter = async (happens: () => Promise<void>, items: readonly object[]) => {
    const basketId = await ready(items)
    await happens()
    return place(shopper, basketId)
  }
  const soldBy = async (email: string, inStoreSalesInfo: object) => {
    const seller = await shop.person(email)
    const cartId = await readyCart(seller, [{ productId: SHOE, upc: shoe }])
    return seller.call(checkout.placeOrder, {
      body: { cartId, paymentMethod: { code: 'CREDIT_CARD' }, inStoreSalesInfo },
    })
  }
  const unpriced = async () => {
    const basketId = await ready([{ upc: shoe }])
    const prices = await shop.db.selectFrom('prices').selectAll().where('product_id', '=', SHOE).execute()
    await shop.db.deleteFrom('prices').where('product_id', '=', SHOE).execute()
    const answer = await place(shopper, basketId)
    for (const { history, ...price } of prices) {
      await shop.db
        .insertInto('prices')
        .values({ ...price, history: JSON.stringify(history) })
        .execute()
    }
    return answer
  }
})
