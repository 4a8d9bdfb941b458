import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as lists } from '../../../../core/lists/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { inTransaction } from '../../database/transaction'
import { lockOrMakeList, saveList } from '../../repositories/lists'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

describe('a guest who signs in', () => {
  let shop: TestService
  let upc: string
  const filledCart = async (shopper: Shopper) =>
    (await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })).body.basketId
  const exchange = (code: object | undefined, basketId: string, as: { token?: string; cookie?: string }) => {
    const body = { type: 'Registered', ...code, guestObjects: { basketId: basketId || null } }
    return callerOf(shop.app, as)(endpoints.exchangeToken, { query: { cart: '1' }, body })
  }
  const signIn = async (username: string, basketId: string, as: { token?: string; cookie?: string }) =>
    exchange(await codeFor(shop.nobody, username), basketId, as)

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())

  it('brings the cart along, exactly once', async () => {
    const guest = await shop.guest()
    const basketId = await filledCart(guest)
    const first = await signIn('industry@till.test', basketId, { cookie: guest.cookie })
    expect(first.body).toMatchObject({ consumerType: 'REGISTERED', cart: { totalItemCount: 1 } })
    const again = await signIn('industry@till.test', basketId, { cookie: guest.cookie })
    expect(again.body.cart?.totalItemCount).toBe(1)
  })

  it('brings the cart along also where its id is not known to the page that signs in', async () => {
    const guest = await shop.guest()
    await filledCart(guest)
    const { body } = await signIn('trade@till.test', '', { cookie: guest.cookie })
    expect(body.cart?.totalItemCount).toBe(1)
  })

  it('goes on with the cart that has something in it, though a newer one was bought', async () => {
    const person = await shop.person('shopper@till.test')
    const older = await filledCart(person)
    const newer = await filledCart(person)
    const { items } = (await person.call(cart.readCart, { params: { basketId: newer } })).body
    await person.call(cart.removeItem, { body: { cartId: newer, itemId: items[0]?.id ?? '' } })
    const again = await callerOf(shop.app, { cookie: person.cookie })(endpoints.exchangeToken, {
      body: { type: 'Refresh' },
    })
    expect(again.body.basketId).toBe(older)
  })

  it('adds the guest’s lines to those of the account', async () => {
    const person = await shop.person('athlete@till.test')
    const own = await filledCart(person)
    const guest = await shop.guest()
    const { body } = await signIn('athlete@till.test', await filledCart(guest), { token: guest.token })
    expect(body).toMatchObject({ basketId: own, cart: { totalItemCount: 2 } })
  })

  it('on two devices at once has one cart of both', async () => {
    const guests = await Promise.all([1, 2, 3, 4].map(() => shop.guest()))
    const baskets = await Promise.all(guests.map(filledCart))
    const codes = await Promise.all(guests.map(() => codeFor(shop.nobody, 'employee@till.test')))
    const exchanged = await Promise.all(
      guests.map(({ token }, index) => exchange(codes[index], baskets[index] ?? '', { token })),
    )
    const carts = new Set(exchanged.map(({ body }) => body.basketId))
    const max = Math.max(...exchanged.map(({ body }) => body.cart?.totalItemCount ?? 0))
    expect([carts.size, max]).toEqual([1, 4])
  })

  it('has no more of an item than one may have, whichever of its lines is a gift', async () => {
    const productId = 'TQ4407AB17'
    const only = await upcOn(shop.db, productId)
    const gift = { to: 'Noor', email: 'noor@example.com', message: 'Run well' }
    const put = async (shopper: Shopper, more: object) =>
      (await shopper.call(cart.createCartWithItem, { body: { productId, upc: only, qty: 2, ...more } })).body.basketId
    await put(await shop.person('trade@till.test'), { giftOption: gift })
    const guest = await shop.guest()
    const { body } = await signIn('trade@till.test', await put(guest, {}), { token: guest.token })
    expect(body.cart?.items.map(({ qty, giftOption }) => [qty, giftOption?.to])).toEqual([[2, 'Noor']])
  })

  it('A3: is told by name what there was no room for, and how much of it was kept', async () => {
    const productId = 'TQ4407AB17'
    const only = await upcOn(shop.db, productId)
    const put = async (shopper: Shopper, qty: number) =>
      (await shopper.call(cart.createCartWithItem, { body: { productId, upc: only, qty } })).body.basketId
    await put(await shop.person('joining@till.test'), 1)
    const guest = await shop.guest()
    const { body } = await signIn('joining@till.test', await put(guest, 2), { token: guest.token })
    expect(body.cart?.totalItemCount).toBe(2)
    const name = body.cart?.items[0]?.name
    expect(body.notMerged).toEqual([{ productId, name, qty: 2, kept: 1 }])
    const again = await signIn('joining@till.test', '', {})
    expect(again.body).not.toHaveProperty('notMerged')
  })

  it('A3: keeps all that the account liked, and is told by name what its full list had no room for', async () => {
    const like = (shopper: Shopper, id: string) =>
      shopper.call(lists.addFavorite, { body: { id, qty: 1, itemType: 'product' } })
    const person = await shop.person('new@till.test')
    await like(person, SHOE)
    const oldest = await inTransaction(shop.db, async tx => {
      const full = await lockOrMakeList(tx, person.consumerNo, 'favorites')
      const [first] = full.document.items
      if (!first) throw new Error('Nothing is liked')
      const more = Array.from({ length: 198 }, (_, place) => ({ ...first, id: `t${place}`, productId: `P${place}` }))
      await saveList(tx, { ...full, document: { items: [...more, first] } })
      return first
    })
    const guest = await shop.guest()
    await like(guest, 'TQ4407AB14')
    await like(guest, 'TQ4407AB17')
    const { body } = await signIn('new@till.test', '', { token: guest.token })
    const { document } = await inTransaction(shop.db, tx => lockOrMakeList(tx, person.consumerNo, 'favorites'))
    expect([document.items.length, document.items.at(-1)?.id]).toEqual([200, oldest.id])
    expect(document.items[0]?.productId).toBe('TQ4407AB17')
    expect(body.notMerged).toMatchObject([{ productId: 'TQ4407AB14', qty: 1, kept: 0, list: 'favorites' }])
    expect(body.notMerged?.[0]?.name).not.toBe('')
  })

  it('B11: still holds what the guest had reserved, beside what the account holds', async () => {
    const reserve = (by: Shopper) => by.call(cart.reserveWithItem, { body: { productId: SHOE, upc } })
    const held = () => shop.db.selectFrom('stock_holds').select(['holder', 'qty']).where('upc', '=', upc).execute()
    const guest = await shop.guest()
    const { basketId } = (await reserve(guest)).body
    const first = await signIn('member@till.test', basketId, { token: guest.token })
    expect(await held()).toEqual([{ holder: first.body.basketId, qty: 1 }])
    expect(first.body.cart?.items[0]?.reservedUntil).toBeDefined()
    const later = await shop.guest()
    const second = await signIn('member@till.test', (await reserve(later)).body.basketId, { token: later.token })
    expect(await held()).toEqual([{ holder: second.body.basketId, qty: 2 }])
  })

  it('is told what changed its price since it was put into either bag', async () => {
    const other = await upcOn(shop.db, SHOE, 'ember', '10')
    const person = await shop.person('trade@till.test')
    const own = (await person.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })).body
    const guest = await shop.guest()
    const theirs = (await guest.call(cart.createCartWithItem, { body: { productId: SHOE, upc: other } })).body
    const prices = shop.db.updateTable('prices').where('product_id', '=', SHOE).where('currency', '=', 'USD')
    await prices.set({ current: sql`current - 500`, original: sql`original - 500` }).execute()
    const { body } = await signIn('trade@till.test', theirs.basketId, { token: guest.token })
    await prices.set({ current: sql`current + 500`, original: sql`original + 500` }).execute()
    const changed = body.cart?.flash.filter(({ code }) => code === 'ProductPriceChanged') ?? []
    const itemIds = changed.map(({ itemId }) => itemId)
    expect(itemIds).toEqual([own.items[0]?.id, theirs.items[0]?.id])
  })

  it('is no guest any more: the old tokens are dead', async () => {
    const guest = await shop.guest()
    const basketId = await filledCart(guest)
    await signIn('new@till.test', basketId, { cookie: guest.cookie })
    expect((await guest.call(cart.readCart, { params: { basketId } })).status).toBe(401)
  })

  it('T22: brings nobody else’s cart by knowing its id', async () => {
    const victim = await shop.guest()
    const basketId = await filledCart(victim)
    const thief = await shop.guest()
    for (const as of [{}, { cookie: thief.cookie }]) {
      const { body } = await signIn('clerk@till.test', basketId, as)
      expect(body.cart?.totalItemCount ?? 0).toBe(0)
    }
    const saved = await victim.call(cart.readCart, { params: { basketId } })
    expect(saved.body.totalItemCount).toBe(1)
  })
})
