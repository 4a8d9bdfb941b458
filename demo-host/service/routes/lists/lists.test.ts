import { describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/lists/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import type { Cart } from '../../../../core/shapes/cart'
import { newId } from '../../database/ids'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../../testing/open-shop'
import { upcOn } from '../../testing/shelves'

const PRESALE = 'TQ4407AB14'
const MADE = 'TQ4407AB16'

openShop()
aGuestEachTime()

const cartWith = async (qty = 1, who = shopper): Promise<Cart> =>
  (await who.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty } })).body
const save = (from: Cart, itemId = from.items[0]?.id ?? '', who = shopper) =>
  who.call(cart.saveLine, { params: { basketId: from.basketId }, body: { itemId } })
const saved = async (who = shopper) => (await who.call(endpoints.readSaved)).body
const likes = async (who = shopper) => (await who.call(endpoints.readFavorites)).body
const like = (id: string, who = shopper, more: object = {}) =>
  who.call(endpoints.addFavorite, { body: { id, ...more } })

/** Signs in as a guest would who has a page open: the guest's cookie goes along. */
async function signIn(guest: Shopper, username: string, guestObjects: object): Promise<Shopper> {
  const call = callerOf(shop.app, { cookie: guest.cookie })
  const code = await codeFor(call, username)
  const { body } = await call(session.exchangeToken, { body: { type: 'Registered', ...code, guestObjects } })
  const token = body.accessToken
  return { ...guest, token, consumerNo: body.consumerNo, call: callerOf(shop.app, { token }) }
}

describe('saved for later', () => {
  test('is nothing for one who saved nothing', async () => {
    expect(await saved()).toEqual({ saveForLaterId: null, items: [] })
  })

  test('takes a line out of the cart and keeps all of it, at both addresses', async () => {
    const { status, body } = await save(await cartWith(2))
    expect([status, body.items, body.totals.total]).toEqual([200, [], 0])
    const list = await saved()
    expect(list.items).toMatchObject([
      {
        productId: SHOE,
        upc,
        qty: 2,
        name: 'Meridian 2',
        pageUrl: `/en-us/p/meridian-2-${SHOE}`,
        attributes: [{ value: 'Cobalt' }, { label: 'Size, US men' }],
        price: { currency: 'USD', original: 140, current: 112 },
        available: true,
      },
    ])
    expect((await shopper.call(endpoints.readSavedOfCart)).body).toEqual(list)
  })

  test('moves back as it was, and is then no longer saved', async () => {
    const before = await cartWith(2)
    await save(before)
    const [item] = (await saved()).items
    const body = { cartId: before.basketId, productId: SHOE, savedItemId: item?.itemId ?? '' }
    const back = await shopper.call(cart.addItem, { body })
    expect(back.body.items).toMatchObject([{ productId: SHOE, upc, qty: 2 }])
    expect((await saved()).items).toEqual([])
    expect((await shopper.call(cart.addItem, { body })).error?.errorId).toBe('PLP400')
  })

  test('B7: keeps the design that a shoe is made to, there and back, and two designs apart', async () => {
    const made = { productId: MADE, upc: await upcOn(shop.db, MADE) }
    const { basketId: cartId } = await cartWith()
    await shopper.call(cart.addItem, { body: { ...made, cartId, recipeId: 'RCP-204407' } })
    const { body: full } = await shopper.call(cart.addItem, { body: { ...made, cartId, recipeId: 'RCP-204408' } })
    for (const { id } of full.items.slice(1)) await save(full, id)
    const { items } = await saved()
    expect(items.map(({ recipeId, attributes }) => [recipeId, attributes.at(-1)?.value])).toEqual([
      ['RCP-204408', 'Night with citron laces'],
      ['RCP-204407', 'Chalk with an ember heel, “Maya”'],
    ])
    const back = { cartId, productId: MADE, savedItemId: items[1]?.itemId ?? '' }
    const { body: after } = await shopper.call(cart.addItem, { body: back })
    expect(after.items.slice(1)).toMatchObject([{ recipeId: 'RCP-204407', upc: made.upc, isCustoms: true }])
  })

  test('stays saved where the cart cannot take it', async () => {
    const before = await cartWith(9)
    await save(before)
    const [item] = (await saved()).items
    await shopper.call(cart.addItem, { body: { cartId: before.basketId, productId: SHOE, upc, qty: 5 } })
    const body = { cartId: before.basketId, productId: SHOE, savedItemId: item?.itemId ?? '' }
    expect((await shopper.call(cart.addItem, { body })).error).toMatchObject({ errorId: 'INV408', maxAllowedQty: 10 })
    expect((await saved()).items).toHaveLength(1)
  })

  test('changes its quantity and its variant, within what one may have', async () => {
    await save(await cartWith())
    const { saveForLaterId, items } = await saved()
    const itemId = items[0]?.itemId ?? ''
    const other = await upcOn(shop.db, SHOE, 'ember', '10')
    const update = (body: object) =>
      shopper.call(endpoints.updateSaved, { body: { saveForLaterId, itemId, qty: 1, ...body } })
    expect((await update({ qty: 3, upc: other })).body.items).toMatchObject([{ itemId, qty: 3, upc: other }])
    expect((await update({ qty: 11 })).error).toMatchObject({ errorId: 'INV408', maxAllowedQty: 10 })
    expect((await update({ upc: '4006381333931' })).error?.errorId).toBe('ORD404')
    expect((await update({ itemId: newId() })).error?.errorId).toBe('PLP400')
    expect((await update({ qty: 0 })).status).toBe(400)
  })

  test('goes for good when it is removed', async () => {
    await save(await cartWith())
    const { saveForLaterId, items } = await saved()
    const params = { saveForlaterId: saveForLaterId ?? '', itemId: items[0]?.itemId ?? '' }
    const stranger = await shop.guest()
    expect((await stranger.call(endpoints.removeSaved, { params })).error?.errorId).toBe('PLP400')
    expect((await shopper.call(endpoints.removeSaved, { params })).body.items).toEqual([])
    expect((await shopper.call(endpoints.removeSaved, { params })).error?.errorId).toBe('PLP400')
  })

  test('says what is sold out and what has no price any more', async () => {
    const own = await cartWith()
    await save(own)
    await shop.db.updateTable('stock').set({ on_hand: 0 }).where('upc', '=', upc).execute()
    const [item] = (await saved()).items
    await shop.db.updateTable('stock').set({ on_hand: 500 }).where('upc', '=', upc).execute()
    expect(item).toMatchObject({ available: false, price: { current: 112 } })
  })

  test('does not take what a promotion gave, nor from another cart', async () => {
    const own = await cartWith()
    expect((await save(own, 'gift-start-line-tote')).error?.errorId).toBe('GWP403')
    expect((await save(own, newId())).error?.errorId).toBe('ORD404')
    expect((await save(own, own.items[0]?.id, await shop.guest())).error?.errorId).toBe('BSK404')
  })
})

describe('favourites', () => {
  test('are added once, newest first, with a total, and taken off', async () => {
    expect(await likes()).toEqual({ favoriteId: null, items: [], total: 0 })
    await like(SHOE)
    await like(PRESALE)
    const { body } = await like(SHOE)
    expect(body).toMatchObject({ total: 2, items: [{ productId: PRESALE, upc: null }, { productId: SHOE }] })
    expect(body.items[1]).toMatchObject({ price: { original: 140, current: 112 }, available: true })
    const params = { favoriteId: body.favoriteId ?? '', itemId: body.items[0]?.itemId ?? '' }
    const after = await shopper.call(endpoints.removeFavorite, { params })
    expect(after.body).toMatchObject({ total: 1, items: [{ productId: SHOE }] })
    expect((await shopper.call(endpoints.removeFavorite, { params })).error?.errorId).toBe('PLP400')
  })

  test('come in parts', async () => {
    for (const id of [SHOE, PRESALE, 'TQ4407AB16']) await like(id)
    const part = await shopper.call(endpoints.readFavorites, { query: { start: '1', count: '1' } })
    expect(part.body).toMatchObject({ total: 3, items: [{ productId: PRESALE }] })
    expect((await shopper.call(endpoints.readFavorites, { query: { start: '-1' } })).status).toBe(400)
  })

  test('can be of a variant; what nobody sells cannot be liked', async () => {
    const { body } = await like(upc, shopper, { itemType: 'variant' })
    expect(body.items).toMatchObject([{ productId: SHOE, upc, attributes: [{ value: 'Cobalt' }, {}] }])
    expect((await like('TQ0000AB00')).error?.errorId).toBe('PLP400')
    expect((await like(newId(), shopper, { itemType: 'variant' })).error?.errorId).toBe('PLP400')
    expect((await like(SHOE, shopper, { favoriteId: newId() })).error?.errorId).toBe('PLP400')
  })

  test('T4: loses none of many that are liked at once', async () => {
    const rows = await shop.db.selectFrom('products').select('id').limit(20).execute()
    await Promise.all(rows.map(({ id }) => like(id)))
    expect((await likes()).total).toBe(20)
  })
})

describe('a guest who signs in', () => {
  test('A3: takes favourites and saved items along, each once, however often it is reported', async () => {
    const guest = await shop.guest()
    await like(SHOE, guest)
    await like(PRESALE, guest)
    const own = await cartWith(2, guest)
    await save(own, own.items[0]?.id, guest)
    const { saveForLaterId } = await saved(guest)
    const { favoriteId } = await likes(guest)

    const before = await shop.person('shopper@till.test')
    await like(SHOE, before)
    const person = await signIn(guest, 'shopper@till.test', { favoriteId, saveForLaterId })
    expect((await likes(person)).items.map(({ productId }) => productId).sort()).toEqual([SHOE, PRESALE])
    expect((await saved(person)).items).toMatchObject([{ productId: SHOE, qty: 2 }])

    const again = await signIn(guest, 'shopper@till.test', { favoriteId, saveForLaterId })
    expect((await likes(again)).total).toBe(2)
    expect((await saved(again)).items).toHaveLength(1)
  })
})

test('an employee who is connected to a store has neither list', async () => {
  const clerk = await shop.person('clerk@till.test')
  const refused = { status: 403, error: { errorId: 'AUT404' } }
  expect(await clerk.call(endpoints.readFavorites)).toMatchObject(refused)
  expect(await clerk.call(endpoints.readSaved)).toMatchObject(refused)
  expect(await like(SHOE, clerk)).toMatchObject(refused)
})

test('a list holds 200 things, and the one after is refused without losing any', async () => {
  const listed = (await like(SHOE)).body.items
  const { list_id: listId, document } = await shop.db
    .selectFrom('lists')
    .select(['list_id', 'document'])
    .where('consumer_no', '=', shopper.consumerNo)
    .executeTakeFirstOrThrow()
  const items = Array.from({ length: 200 }, () => ({ ...document.items[0], id: newId() }))
  await shop.db
    .updateTable('lists')
    .set({ document: JSON.stringify({ items }) })
    .where('list_id', '=', listId)
    .execute()
  expect(listed).toHaveLength(1)
  const refused = await like(PRESALE)
  expect([refused.status, refused.error?.errorId]).toEqual([409, 'LST409'])
  expect((await likes()).total).toBe(200)
})
