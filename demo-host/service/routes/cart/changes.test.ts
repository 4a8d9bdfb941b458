import { describe, expect, test, vi } from 'vitest'
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

describe('changing', () => {
  test('a quantity, and the variant', async () => {
    const cart = await cartWith(2)
    const itemId = cart.items[0]?.id ?? ''
    const update = (change: Record<string, unknown>) =>
      shopper.call(endpoints.updateItem, { params: { basketId: cart.basketId }, body: { itemId, ...change } })
    expect((await update({ qty: 4 })).body.items[0]?.qty).toBe(4)
    const other = await upcOn(shop.db, SHOE, 'ember', '10')
    expect((await update({ qty: 4, upc: other })).body.items).toMatchObject([{ id: itemId, upc: other, qty: 4 }])
    expect((await update({ qty: 2, upc: await upcOn(shop.db, SHOE, 'pine', '10') })).error?.errorId).toBe('INV700')
    expect((await update({ qty: 600 })).error).toMatchObject({ errorId: 'INV408', maxAllowedQty: expect.any(Number) })
    expect((await update({ qty: 1, itemId: newId() })).error?.errorId).toBe('ORD404')
  })

  test('B2: a page that allows fewer than the shop gets no more of an item, by an add or by a change', async () => {
    const cart = await cartWith(2)
    const max = { errorId: 'INV408', maxAllowedQty: 2 }
    expect((await add(cart, { productId: SHOE, upc, qty: 1, maxQty: 2 })).error).toMatchObject(max)
    const itemId = cart.items[0]?.id ?? ''
    const update = (change: Record<string, unknown>) =>
      shopper.call(endpoints.updateItem, { params: { basketId: cart.basketId }, body: { itemId, ...change } })
    expect((await update({ qty: 3, maxQty: 2 })).error).toMatchObject(max)
    expect((await update({ qty: 3, maxQty: 3 })).body.items[0]?.qty).toBe(3)
  })

  test('a variant into one that is there already joins the two lines', async () => {
    const cart = await cartWith(2)
    const other = await upcOn(shop.db, SHOE, 'ember', '10')
    await add(cart, { productId: SHOE, upc: other })
    const { body } = await shopper.call(endpoints.updateItem, {
      params: { basketId: cart.basketId },
      body: { itemId: cart.items[0]?.id, qty: 2, upc: other },
    })
    expect(body.items).toMatchObject([{ upc: other, qty: 3 }])
  })

  test('B7: a shoe made to order that becomes another color gets that color’s design, and keeps its own in another size', async () => {
    const productId = 'TQ4407AB16'
    const of = (color: string, size: string) => upcOn(shop.db, productId, color, size)
    const cart = await cartWith()
    const made = await add(cart, { productId, upc: await of('chalk', '10'), recipeId: 'RCP-204407' })
    const itemId = made.body.items[1]?.id
    const update = async (upc: string) =>
      (await shopper.call(endpoints.updateItem, { params: { basketId: cart.basketId }, body: { itemId, qty: 1, upc } }))
        .body.items[1]
    expect(await update(await of('chalk', '9'))).toMatchObject({ id: itemId, recipeId: 'RCP-204407' })
    const changed = await update(await of('night', '9'))
    expect(changed).toMatchObject({ id: itemId, recipeId: 'RCP-204408', isCustoms: true })
    expect(changed?.attributes.find(({ type }) => type === 'recipe')?.value).toBe('Night with citron laces')
  })

  test('takes a line out, once', async () => {
    const cart = await cartWith()
    const remove = () =>
      shopper.call(endpoints.removeItem, { body: { cartId: cart.basketId, itemId: cart.items[0]?.id } })
    expect((await remove()).body).toMatchObject({ items: [], totals: { total: 0 } })
    expect((await remove()).error?.errorId).toBe('ORD404')
  })
})

test('a gift option with an address that no mail server takes is AUT453, and the line stays as it was', async () => {
  const { basketId, items } = await cartWith()
  const giftOption = { to: 'Noor', email: 'noor@-example.com', message: 'Run' }
  const body = { itemId: items[0]?.id, qty: 1, giftOption }
  const { error } = await shopper.call(endpoints.updateItem, { params: { basketId }, body })
  expect(error).toMatchObject({ errorId: 'AUT453', field: 'giftOption.email' })
  const read = await shopper.call(endpoints.readCart, { params: { basketId } })
  expect(read.body.items).toMatchObject([{ qty: items[0]?.qty, giftOption: null }])
})

test('a gift option is refused for what only a store hands out (GFO404), and the line stays as it was', async () => {
  const cart = await cartWith()
  const { document } = await shop.db
    .selectFrom('products')
    .select('document')
    .where('id', '=', SHOE)
    .executeTakeFirstOrThrow()
  const write = (changed: object) =>
    shop.db
      .updateTable('products')
      .set({ document: JSON.stringify(changed) })
      .where('id', '=', SHOE)
      .execute()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 31_000)
  await write({ ...document, isRobisOnly: true })
  const giftOption = { to: 'Noor', email: 'noor@example.com', message: 'Run' }
  const refused = await shopper.call(endpoints.updateItem, {
    params: { basketId: cart.basketId },
    body: { itemId: cart.items[0]?.id, qty: 1, giftOption },
  })
  await write(document)
  vi.setSystemTime(Date.now() + 31_000)
  const read = await shopper.call(endpoints.readCart, { params: { basketId: cart.basketId } })
  vi.useRealTimers()
  expect([refused.status, refused.error?.errorId]).toEqual([409, 'GFO404'])
  expect(read.body.items).toMatchObject([{ qty: 1, giftOption: null }])
})

describe('reading', () => {
  test('tells what cannot be bought any more, and brings the cart down to it where that is asked', async () => {
    const thing = await upcOn(shop.db, SHOE, 'night', '11')
    const { body: cart } = await shopper.call(endpoints.createCartWithItem, {
      body: { productId: SHOE, upc: thing, qty: 5 },
    })
    await shop.db.updateTable('stock').set({ on_hand: 3 }).where('upc', '=', thing).execute()
    const read = (query: Record<string, string>) =>
      shopper.call(endpoints.readCart, { params: { basketId: cart.basketId }, query })
    const checked = await read({ inventorySupplyCheck: 'true' })
    expect(checked.body.items[0]?.unavailable).toBe('INV406')
    expect(checked.body.flash).toMatchObject([{ code: 'ProductLineItemInventoryMissing', itemId: cart.items[0]?.id }])
    expect((await read({ isPatchRequired: 'true' })).body).toMatchObject({ items: [{ qty: 3 }], flash: [{}] })
    await shop.db.updateTable('stock').set({ on_hand: 0 }).where('upc', '=', thing).execute()
    expect((await read({ isPatchRequired: 'true' })).body).toMatchObject({
      items: [],
      flash: [{ code: 'ProductLineItemFullInventoryMissing' }],
    })
    expect((await read({ isPatchRequired: 'perhaps' })).status).toBe(400)
  })
})

test('a cart of 500 lines takes no other, and more of what it has', async () => {
  const cart = await cartWith()
  const { document } = await shop.db
    .selectFrom('carts')
    .select('document')
    .where('basket_id', '=', cart.basketId)
    .executeTakeFirstOrThrow()
  const others = Array.from({ length: 499 }, (_none, n) => ({
    ...document.lines[0],
    id: `line ${n}`,
    upc: `gone ${n}`,
  }))
  await shop.db
    .updateTable('carts')
    .set({ document: JSON.stringify({ ...document, lines: [...document.lines, ...others] }) })
    .where('basket_id', '=', cart.basketId)
    .execute()
  const other = await add(cart, { productId: SHOE, upc: await upcOn(shop.db, SHOE, 'ember', '10') })
  expect([other.status, other.error]).toMatchObject([409, { errorId: 'INV408', maxAllowedQty: 0 }])
  const same = await add(cart, { productId: SHOE, upc })
  expect([same.status, same.body.items?.length, same.body.items?.[0]?.qty]).toEqual([200, 500, 2])
})
