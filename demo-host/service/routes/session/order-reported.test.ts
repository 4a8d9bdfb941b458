import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { place, makeReady } from '../../testing/checkout'
import { cartOf, choose, handedOver, handOff, readCart, redeem, shopperOf } from '../../testing/handoffs'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

describe('M5: the page that a bag came from', () => {
  let shop: TestService
  let upc: string
  const filledCart = (shopper: Shopper) => cartOf(shopper, { productId: SHOE, upc, qty: 2 })
  const buy = async (shopper: Shopper, basketId: string) => {
    await makeReady(shopper, basketId)
    const { body } = await place(shopper, basketId)
    return body
  }

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())

  it('learns of an order its number, count, currency and sums, and nothing else', async () => {
    const page = await shop.guest('pk_partner')
    const theirs = await filledCart(page)
    const { receiver, basketId } = await handedOver(shop.app, page, theirs)
    expect((await readCart(page, theirs)).lastOrder).toBe(undefined)
    const order = await buy(receiver, basketId)
    const { itemTotal, totalDiscount, shipping, tax, total } = order.totals
    expect(await readCart(page, theirs)).toMatchObject({ totalItemCount: 0 })
    expect((await readCart(page, theirs)).lastOrder).toEqual({
      orderNumber: order.orderNumber,
      currency: 'USD',
      totalItemCount: 2,
      totals: { itemTotal, totalDiscount, shipping, tax, total },
    })
  })

  it('learns it where the shopper’s own cookie reaches checkout, too', async () => {
    const guest = await shop.guest()
    const basketId = await filledCart(guest)
    const order = await buy(guest, basketId)
    expect((await readCart(guest, basketId)).lastOrder?.orderNumber).toBe(order.orderNumber)
  })

  it('learns it where its guest signed in meanwhile, to an account with a bag of its own, of which nothing is lost', async () => {
    const other = await upcOn(shop.db, SHOE, 'ember', '10')
    const person = await shop.person('trade@till.test')
    const own = await cartOf(person, { productId: SHOE, upc: other, qty: 1 })
    const page = await shop.guest()
    const theirs = await filledCart(page)
    // Checkout knows nobody, as where the browser keeps the page's cookie from it.
    const { receiver, basketId } = await handedOver(shop.app, page, theirs)
    const body = {
      type: 'Registered',
      ...(await codeFor(shop.nobody, 'trade@till.test')),
      guestObjects: { basketId: theirs },
    }
    await callerOf(shop.app, { token: page.token })(endpoints.exchangeToken, { body })
    expect((await readCart(person, own)).items.map(({ upc: of, qty }) => [of, qty]).sort()).toEqual(
      [
        [other, 1],
        [upc, 2],
      ].sort(),
    )
    const order = await buy(receiver, basketId)
    const seen = await readCart(person, own)
    expect(seen.lastOrder?.orderNumber).toBe(order.orderNumber)
    expect(seen.items.map(({ upc: of }) => of)).toEqual([other])
  })

  it('learns nothing where the browser does not show that the shopper came from there', async () => {
    const page = await shop.guest('pk_partner')
    const theirs = await filledCart(page)
    const code = await handOff(page, theirs)
    const receiver = shopperOf(shop.app, await redeem(shop.app, code, { from: 'https://mail.example' }))
    const { body } = await choose(receiver, code, 'add')
    await buy(receiver, body.basketId ?? '')
    const seen = await readCart(page, theirs)
    expect([seen.totalItemCount, seen.lastOrder]).toEqual([0, undefined])
  })

  it('T6: is told that nothing is left of a bag that its guest or account bought, or that went into an account, and who asks now is somebody else', async () => {
    const refusalOf = async (shopper: Shopper, basketId: string) =>
      (await shopper.call(cart.readCart, { params: { basketId } })).error
    const buyer = await shop.guest()
    const bought = await filledCart(buyer)
    await buy(buyer, bought)
    const body = { type: 'Registered', ...(await codeFor(shop.nobody, 'industry@till.test')) }
    const taken = await shop.guest()
    const merged = await filledCart(taken)
    await callerOf(shop.app, { cookie: taken.cookie })(endpoints.exchangeToken, { body })
    const stranger = await shop.guest()
    const refusals = [bought, merged].map(basketId => refusalOf(stranger, basketId))
    expect(await Promise.all(refusals)).toMatchObject([
      { errorId: 'BSK404', wasEmptied: true },
      { errorId: 'BSK404', wasEmptied: true },
    ])
    expect(await refusalOf(stranger, await filledCart(await shop.guest()))).not.toHaveProperty('wasEmptied')
    const person = await shop.person('athlete@till.test')
    const theirs = await filledCart(person)
    await buy(person, theirs)
    expect(await refusalOf(stranger, theirs)).toMatchObject({ errorId: 'AUT498', wasEmptied: true })
  })

  it('T6: is told which of its lines were bought, once it has expired', async () => {
    const buyer = await shop.guest()
    const [bought, left] = [await filledCart(buyer), await filledCart(await shop.guest())]
    const order = await buy(buyer, bought)
    await shop.db
      .updateTable('carts')
      .set({ updated_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('basket_id', 'in', [bought, left])
      .execute()
    const refusals = [bought, left].map(async basketId => {
      const { error } = await buyer.call(cart.readCart, { params: { basketId } })
      return [error?.errorId, error?.['bought']]
    })
    expect(await Promise.all(refusals)).toEqual([
      ['BSK404', order.items.map(({ id }) => id)],
      ['BSK404', undefined],
    ])
  })
})
