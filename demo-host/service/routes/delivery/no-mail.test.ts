import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as catalogue } from '../../../../core/catalogue/endpoints'
import { searchEndpoints } from '../../../../core/catalogue/search/endpoints'
import { endpoints as lists } from '../../../../core/lists/endpoints'
import { callerOf, type Shopper } from '../../testing/callers'
import { makeReady, place } from '../../testing/checkout'
import { GIFT_CARD, handsOf, SHOE, stockUp } from '../../testing/fetching'
import { upcOn } from '../../testing/shelves'
import { serviceOver, testService, type TestService } from '../../testing/test-service'

const ENVELOPE = 'GC2500EN10'

let before: TestService
let shop: TestService
let shopper: Shopper
let hands: ReturnType<typeof handsOf>
let card: string
let shoe: string

/** The same shopper in the shop as it was while it sent mails, or as it is now. */
const asIn = ({ app }: TestService): Shopper => ({ ...shopper, call: callerOf(app, shopper) })

beforeAll(async () => {
  before = await testService()
  shop = await serviceOver({ db: before.db, close: async () => {} }, { environment: 'production' })
  card = await upcOn(shop.db, GIFT_CARD)
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
  await stockUp(shop.db, [shoe])
  shopper = await before.guest()
  hands = handsOf(asIn(shop))
})
afterAll(async () => {
  await shop.close()
  await before.close()
})

describe('a shop that sends no mail', () => {
  it('shows a digital gift card as not to be had, and promises no mail for it', async () => {
    const params = { productId: GIFT_CARD }
    const { body } = await shop.nobody(catalogue.readProduct, { params })
    expect(new Set(body.variants.map(({ productInventoryState }) => productInventoryState))).toEqual(
      new Set(['OutOfStock']),
    )
    expect(body.attributes.flatMap(({ options }) => options).some(({ available }) => available)).toBe(false)
    expect(body).not.toHaveProperty('customAmount')
    expect(JSON.stringify(body)).not.toMatch(/e-?mail|minutes/i)
    const stock = (await shop.nobody(catalogue.readInventory, { params })).body.inventory
    expect(new Set(stock.map(one => `${one.quantity} ${one.stockStatus}`))).toEqual(new Set(['0 OutOfStock']))
    const asked = await shop.nobody(catalogue.checkAvailability, { params, body: { upc: card } })
    expect(asked.body).toMatchObject({ available: false, quantity: 0 })
  })

  it('lists it as not available, and one in an envelope as available', async () => {
    const { products } = (await shop.nobody(searchEndpoints.searchProducts, { query: { q: 'gift card' } })).body
    const available = new Map(products.map(one => [one.id, one.available]))
    expect([available.get(GIFT_CARD), available.get(ENVELOPE)]).toEqual([false, true])
    expect(JSON.stringify(products)).not.toMatch(/e-?mail|minutes/i)
  })

  it('puts none into a cart (ORD404)', async () => {
    const { error } = await hands.begin({ productId: GIFT_CARD, upc: card })
    expect(error).toMatchObject({ errorId: 'ORD404', productId: GIFT_CARD, upc: card })
    const { body } = await hands.begin({ upc: shoe })
    expect((await hands.add(body.basketId, { productId: GIFT_CARD, upc: card })).error?.errorId).toBe('ORD404')
  })

  it('tells of one that a cart already has, asks nothing for it, promises nothing, and orders none', async () => {
    const { body } = await handsOf(asIn(before)).begin({ productId: GIFT_CARD, upc: card })
    expect(body.totals.total).toBeGreaterThan(0)
    const { body: read } = await hands.read(body.basketId)
    const silent = { code: 'email', label: 'Not shipped', deliveryTime: '' }
    expect(read.totals.total).toBe(0)
    expect(read.items[0]).toMatchObject({ unavailable: 'ORD404', shippingOptions: { shippingMethod: silent } })
    expect(read.shippingMethods[0]?.applicableShippingMethods).toMatchObject([silent])
    const [line] = read.items
    expect((await hands.change(body.basketId, line?.id ?? '', { qty: 2 })).error?.errorId).toBe('ORD404')
    await makeReady(asIn(before), body.basketId)
    expect((await place(asIn(shop), body.basketId)).error?.errorId).toBe('ORD430')
  })

  it('says of one that is saved for later that it is not available', async () => {
    const { body } = await handsOf(asIn(before)).begin({ productId: GIFT_CARD, upc: card })
    const itemId = body.items[0]?.id ?? ''
    await asIn(before).call(cart.saveLine, { params: { basketId: body.basketId }, body: { itemId } })
    const saved = (await asIn(shop).call(lists.readSaved)).body
    expect(saved.items.map(({ available }) => available)).toEqual([false])
  })
})
