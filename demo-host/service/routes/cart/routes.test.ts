import { describe, expect, test } from 'vitest'
import { endpoints } from '../../../../core/cart/endpoints'
import type { Cart } from '../../../../core/shapes/cart'
import { newId } from '../../database/ids'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../../testing/open-shop'
import { upcOn } from '../../testing/shelves'

openShop()
aGuestEachTime()

const cartWith = async (qty = 1, who = shopper): Promise<Cart> =>
  (await who.call(endpoints.createCartWithItem, { body: { productId: SHOE, upc, qty } })).body

const add = (cart: Cart, item: Record<string, unknown>, who = shopper) =>
  who.call(endpoints.addItem, { body: { cartId: cart.basketId, ...item } })

describe('a cart', () => {
  test('is made empty, and with an item in it', async () => {
    const empty = await shopper.call(endpoints.createCart, { body: {} })
    expect(empty).toMatchObject({ status: 201, body: { items: [], totals: { total: 0, currency: 'USD' } } })
    const cart = await cartWith(2)
    expect(cart).toMatchObject({
      totalItemCount: 2,
      items: [
        {
          productId: SHOE,
          upc,
          qty: 2,
          name: 'Meridian 2',
          pdpUrl: `/en-us/p/meridian-2-${SHOE}`,
          attributes: [{ label: 'Color', value: 'Cobalt' }, { label: 'Size, US men' }],
          price: { original: 140, current: 112, rowOriginal: 280, rowTotal: 224 },
        },
      ],
      totals: { taxation: 'net', itemSubTotal: 224, shipping: 0, total: 224, remainingToPay: 224, saved: 56 },
    })
    expect(cart.items[0]?.image).toMatch(/^http:\/\/localhost:4401\/media\/.+\.svg$/)
  })

  test('is made in a currency that the key sells in, and in no other', async () => {
    const yen = await shopper.call(endpoints.createCart, { body: { currency: 'JPY' } })
    expect(yen.body.currency).toBe('JPY')
    expect((await shopper.call(endpoints.createCart, { body: { currency: 'XAU' } })).status).toBe(400)
  })

  test('of another shopper, of nobody, and an expired one are all unknown', async () => {
    const cart = await cartWith()
    const stranger = await shop.guest()
    const read = (basketId: string, who = shopper) => who.call(endpoints.readCart, { params: { basketId } })
    expect((await read(cart.basketId, stranger)).error?.errorId).toBe('BSK404')
    expect((await add(cart, { productId: SHOE, upc }, stranger)).error?.errorId).toBe('BSK404')
    expect((await read(newId())).error?.errorId).toBe('BSK404')
    await shop.db
      .updateTable('carts')
      .set({ updated_at: new Date('2020-01-01') })
      .where('basket_id', '=', cart.basketId)
      .execute()
    expect((await read(cart.basketId)).error?.errorId).toBe('BSK404')
  })

  test('E3: of an account that the shopper is not (any more) is AUT498, for reading and writing', async () => {
    const member = await shop.person('member@till.test')
    const { body } = await member.call(endpoints.createCart, { body: {} })
    const read = await shopper.call(endpoints.readCart, { params: { basketId: body.basketId } })
    expect([read.status, read.error?.errorId]).toEqual([403, 'AUT498'])
    expect((await add(body, { productId: SHOE, upc })).error?.errorId).toBe('AUT498')
  })

  test('shows a third party its lines, promotions and totals alone', async () => {
    const partner = await shop.guest('pk_partner')
    const cart = await cartWith(1, partner)
    expect(cart).toMatchObject({
      shippingMethods: [],
      shippingAddress: [],
      billingAddress: null,
      payment_instruments: [],
    })
    expect(cart.totals.total).toBe(112)
  })
})

describe('adding', () => {
  test('makes the line longer, one at a time unless told otherwise', async () => {
    const cart = await cartWith()
    await add(cart, { productId: SHOE, upc })
    const { body } = await add(cart, { productId: SHOE, upc, qty: 3 })
    expect(body.items.map(({ qty }) => qty)).toEqual([5])
    expect(body.items[0]?.id).toBe(cart.items[0]?.id)
  })

  test.each([
    ['a product that nobody knows', { productId: 'TQ0000AB00' }, 'ORD404'],
    ['a upc of another product', { productId: SHOE, upc: '4006381333931' }, 'ORD404'],
    ['a gift with purchase', { productId: 'TQ4407AB19' }, 'GWP403'],
    ['what is sold out', { productId: 'TQ4407AB13' }, 'INV700'],
    ['a shoe made to order without its recipe', { productId: 'TQ4407AB16' }, 'ORD404'],
    ['no quantity', { productId: SHOE, qty: 0 }, 'GEN500'],
    ['a part of a shoe', { productId: SHOE, qty: 0.5 }, 'GEN500'],
    ['a million', { productId: SHOE, qty: 1_000_000 }, 'GEN500'],
  ])('refuses %s', async (_what, item, code) => {
    const cart = await cartWith()
    const known = 'upc' in item ? item.upc : await anyUpc(item.productId)
    const answer = await add(cart, { ...item, ...(known ? { upc: known } : {}) })
    expect(answer.error?.errorId).toBe(code)
    const after = await shopper.call(endpoints.readCart, { params: { basketId: cart.basketId } })
    expect(after.body).toEqual(cart)
  })

  test('tells of what is not sold which it was, so that it is not taken for a line of the cart', async () => {
    const cart = await cartWith()
    const { error } = await add(cart, { productId: SHOE, upc: '4006381333931' })
    expect(error).toMatchObject({ errorId: 'ORD404', productId: SHOE, upc: '4006381333931' })
  })

  test('says how many one may have, by the product and by the shelf', async () => {
    const cart = await cartWith()
    const two = { productId: 'TQ4407AB17', upc: await anyUpc('TQ4407AB17') }
    expect((await add(cart, { ...two, qty: 2 })).status).toBe(200)
    expect((await add(cart, two)).error).toMatchObject({ errorId: 'INV408', maxAllowedQty: 2 })
    const last = await shop.db
      .selectFrom('variants')
      .innerJoin('stock', 'stock.upc', 'variants.upc')
      .select('variants.upc')
      .where('product_id', '=', 'TQ4407AB18')
      .where('on_hand', '=', 1)
      .executeTakeFirstOrThrow()
    const answer = await add(cart, { productId: 'TQ4407AB18', upc: last.upc, qty: 2 })
    expect(answer.error).toMatchObject({ errorId: 'INV408', maxAllowedQty: 1 })
  })

  test('refuses what has no price in the currency of the cart', async () => {
    await shop.db.deleteFrom('prices').where('product_id', '=', 'TQ4407AB17').where('currency', '=', 'KWD').execute()
    const { body: cart } = await shopper.call(endpoints.createCart, { body: { currency: 'KWD' } })
    const socks = { productId: 'TQ4407AB17', upc: await upcOn(shop.db, 'TQ4407AB17') }
    expect((await add(cart, socks)).error?.errorId).toBe('INV702')
  })

  test('G10: a presale goes into the cart of who is signed in, and into no guest’s (AUT404)', async () => {
    const presale = { productId: 'TQ4407AB14', upc: await upcOn(shop.db, 'TQ4407AB14') }
    const refused = await shopper.call(endpoints.createCartWithItem, { body: presale })
    expect([refused.status, refused.error?.errorId]).toEqual([403, 'AUT404'])
    expect((await add(await cartWith(), presale)).error?.errorId).toBe('AUT404')
    const member = await shop.person('shopper@till.test')
    const { body } = await member.call(endpoints.createCartWithItem, { body: presale })
    expect(body.items.map(({ productId }) => productId)).toContain('TQ4407AB14')
  })

  test('keeps a shoe made to order apart, by its recipe', async () => {
    const cart = await cartWith()
    const made = { productId: 'TQ4407AB16', upc: await upcOn(shop.db, 'TQ4407AB16') }
    const { body } = await add(cart, { ...made, recipeId: 'RCP-204407' })
    expect(body.items[1]).toMatchObject({
      recipeId: 'RCP-204407',
      isCustoms: true,
      shippingOptions: { selected: 'customs' },
    })
    expect((await add(cart, { ...made, recipeId: 'RCP-000000' })).error?.errorId).toBe('ORD404')
    const { items, shippingMethods } = (await add(cart, { ...made, recipeId: 'RCP-204408' })).body
    expect(items.map(({ recipeId, qty }) => [recipeId, qty])).toEqual([
      [null, 1],
      ['RCP-204407', 1],
      ['RCP-204408', 1],
    ])
    const designs = items.map(({ attributes }) => attributes.find(({ type }) => type === 'recipe')?.value)
    expect(designs).toEqual([undefined, 'Chalk with an ember heel, “Maya”', 'Night with citron laces'])
    const customs = shippingMethods.find(({ shippingId }) => shippingId === 'customs')
    expect(customs?.applicableShippingMethods.map(({ code }) => code)).toEqual(['customs'])
  })

  test('T8: a price, a discount or a total in the body changes nothing', async () => {
    const honest = await cartWith()
    const price = { currency: 'USD', original: 1, current: 0.01, rowTotal: 0.01 }
    const body = {
      productId: SHOE,
      upc,
      price,
      current: 0.01,
      totals: { total: 0 },
      coupon: 'FREE',
      maxQty: 1,
      customAmount: 1,
    }
    const { body: cart } = await shopper.call(endpoints.createCartWithItem, { body })
    expect(cart.totals).toEqual(honest.totals)
    expect(cart.items[0]?.price).toEqual(honest.items[0]?.price)
    expect(cart.couponItems).toEqual([])
  })

  test('T8: a new price of the catalogue is in the next answer', async () => {
    const cart = await cartWith()
    const changePrice = (amount: number) =>
      shop.db
        .updateTable('prices')
        .set({ current: amount })
        .where('product_id', '=', SHOE)
        .where('currency', '=', 'USD')
        .execute()
    await changePrice(9_900)
    const read = await shopper.call(endpoints.readCart, { params: { basketId: cart.basketId } })
    const next = await add(cart, { productId: SHOE, upc })
    await changePrice(11_200)
    expect(read.body.items[0]?.price.current).toBe(99)
    // Told by the read and by the first write, with what it was; then it is known.
    const told = { code: 'ProductPriceChanged', itemId: cart.items[0]?.id, details: { was: 112, now: 99 } }
    expect(read.body.flash).toMatchObject([told])
    expect(next.body.flash).toMatchObject([told])
  })

  test('T4: one transaction id sent a hundred times at once adds once', async () => {
    const cart = await cartWith()
    const transactionId = newId()
    const body = { cartId: cart.basketId, productId: SHOE, upc }
    // On a busy machine a call may wait too long for a connection; it is sent again, as a browser does.
    const send = async () => {
      let answer = await shopper.call(endpoints.addItem, { transactionId, body })
      while (answer.status === 503) answer = await shopper.call(endpoints.addItem, { transactionId, body })
      return answer
    }
    const answers = await Promise.all(Array.from({ length: 100 }, send))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
    expect(answers[0]?.body.items[0]?.qty).toBe(2)
    const other = await shopper.call(endpoints.addItem, { transactionId, body: { ...body, qty: 9 } })
    expect(other.status).toBe(409)
    const after = await shopper.call(endpoints.readCart, { params: { basketId: cart.basketId } })
    expect(after.body.items[0]?.qty).toBe(2)
  })

  test('loses none of many presses that come at once, and stops where one may have no more', async () => {
    const cart = await cartWith()
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(cart, { productId: SHOE, upc })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(answers.filter(({ error }) => error?.errorId === 'INV408')).toHaveLength(41)
    const after = await shopper.call(endpoints.readCart, { params: { basketId: cart.basketId } })
    expect(after.body.items[0]?.qty).toBe(10)
  })
})

async function anyUpc(productId: string): Promise<string | undefined> {
  const row = await shop.db.selectFrom('variants').select('upc').where('product_id', '=', productId).executeTakeFirst()
  return row?.upc
}
