import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { create } from 'superstruct'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { Challenge } from '../../../../core/checkout/contracts'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as delivery } from '../../../../core/delivery/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import type { Gateway } from '../../payments/gateway'
import { gatewayOf, plugGateway } from '../../payments/gateways'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { askBank, place, readyCart } from '../../testing/checkout'
import { cartOf, handedOver, handOff, PAGE, readCart, redeem } from '../../testing/handoffs'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

describe('a cart that was handed over', () => {
  let shop: TestService
  let sandbox: Gateway
  let upc: string
  let other: string
  const shoes = (qty: number) => ({ productId: SHOE, upc, qty })
  const linesOf = async (shopper: Shopper, basketId: string) =>
    (await readCart(shopper, basketId)).items.map(item => [item.upc, item.qty])
  const setQty = (shopper: Shopper, basketId: string, itemId: string, qty: number) =>
    shopper.call(cart.updateItem, { params: { basketId }, body: { itemId, qty } })
  const onlyItem = async (shopper: Shopper, basketId: string) => (await readCart(shopper, basketId)).items[0]?.id ?? ''
  /** A page's cart of so many shoes, and the microsite's that has them. */
  const handed = async (qty = 1, key = 'pk_partner') => {
    const page = await shop.guest(key)
    const theirs = await cartOf(page, shoes(qty))
    return { page, theirs, ...(await handedOver(shop.app, page, theirs)) }
  }

  beforeAll(async () => {
    shop = await testService()
    sandbox = gatewayOf(shop) as Gateway
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
    other = await upcOn(shop.db, SHOE, 'ember', '10')
  })
  afterAll(() => shop.close())
  afterEach(() => plugGateway(shop.db, sandbox))

  it('shows its page what the microsite’s cart still has of it, in that cart’s quantities', async () => {
    const { page, theirs, receiver, basketId } = await handed(2)
    await receiver.call(cart.addItem, { body: { cartId: basketId, productId: SHOE, upc: other, qty: 1 } })
    await setQty(receiver, basketId, await onlyItem(receiver, basketId), 3)
    expect(await linesOf(page, theirs)).toEqual([[upc, 3]])
    await receiver.call(cart.removeItem, {
      body: { cartId: basketId, itemId: await onlyItem(receiver, basketId) },
    })
    expect(await linesOf(page, theirs)).toEqual([])
  })

  it('shows its page no address, method, coupon or tax of the microsite’s shopper', async () => {
    const { page, theirs, receiver, basketId } = await handed(1, 'pk_demo')
    const before = await readCart(page, theirs)
    const params = { basketId }
    await receiver.call(delivery.addShippingAddress, {
      params,
      body: { address: [{ ...maya, province: 'CA', postalCode: '94105' }] },
    })
    await receiver.call(delivery.addBillingAddress, { params, body: { address: maya } })
    await receiver.call(cart.applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
    expect(await readCart(page, theirs)).toEqual(before)
    expect((await readCart(receiver, basketId)).totals.total).not.toBe(before.totals.total)
  })

  it('costs one statement more to read, and any other cart none', async () => {
    const { page, theirs, receiver, basketId } = await handed()
    const count = async (shopper: Shopper, id: string) => {
      const statements = vi.spyOn(shop.db.getExecutor(), 'executeQuery')
      await readCart(shopper, id)
      const ofCarts = statements.mock.calls.filter(([query]) => query.sql.includes('carts'))
      statements.mockRestore()
      return ofCarts.length
    }
    expect([await count(receiver, basketId), await count(page, theirs)]).toEqual([1, 2])
  })

  it('is its page’s own again once that page writes to it, and the microsite’s stays as it is', async () => {
    const { page, theirs, receiver, basketId } = await handed(2)
    await setQty(receiver, basketId, await onlyItem(receiver, basketId), 1)
    await page.call(cart.addItem, { body: { cartId: theirs, productId: SHOE, upc: other, qty: 1 } })
    await receiver.call(cart.removeItem, {
      body: { cartId: basketId, itemId: await onlyItem(receiver, basketId) },
    })
    expect(await linesOf(page, theirs)).toEqual([
      [upc, 1],
      [other, 1],
    ])
    expect(await linesOf(receiver, basketId)).toEqual([])
  })

  it('handed over again loses nothing and doubles nothing: the larger quantity of each line counts', async () => {
    const { page, theirs, receiver, basketId } = await handed(2)
    const has = { token: receiver.token }
    expect((await handedOver(shop.app, page, theirs, has)).cart?.totalItemCount).toBe(2)
    await page.call(cart.addItem, { body: { cartId: theirs, productId: SHOE, upc: other, qty: 1 } })
    await setQty(page, theirs, await onlyItem(page, theirs), 1)
    const again = await handedOver(shop.app, page, theirs, has)
    expect(again.basketId).toBe(basketId)
    expect(await linesOf(receiver, basketId)).toEqual([
      [upc, 2],
      [other, 1],
    ])
    const ids = (await readCart(receiver, basketId)).items.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  it('by two codes at the same moment is in the microsite’s cart once', async () => {
    const page = await shop.guest('pk_partner')
    const theirs = await cartOf(page, shoes(2))
    const codes = [await handOff(page, theirs), await handOff(page, theirs)]
    const { cookie } = await shop.guest()
    const both = await Promise.all(codes.map(code => redeem(shop.app, code, { from: PAGE, cookie })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const last = await redeem(shop.app, codes[0] ?? '', { cookie })
    expect(last.body.cart?.totalItemCount).toBe(2)
  })

  it('brings along what its page had reserved, and still shows it there while the microsite holds the last one', async () => {
    const page = await shop.guest('pk_partner')
    const { upc: last } = await shop.db
      .selectFrom('variants')
      .innerJoin('stock', 'stock.upc', 'variants.upc')
      .select('variants.upc')
      .where('product_id', '=', 'TQ4407AB18')
      .where('on_hand', '=', 1)
      .executeTakeFirstOrThrow()
    const theirs = (await page.call(cart.reserveWithItem, { body: { productId: 'TQ4407AB18', upc: last } })).body
      .basketId
    const { receiver, basketId } = await handedOver(shop.app, page, theirs)
    expect((await readCart(receiver, basketId)).items[0]?.reservedUntil).toBeDefined()
    const [seen] = (await readCart(page, theirs)).items
    expect([seen?.upc, seen?.unavailable, seen?.reservedUntil]).toEqual([last, undefined, undefined])
  })

  describe('when the microsite’s cart is bought', () => {
    const ready = async (page: Shopper, qty: number, card: 'pays' | 'challenged' = 'pays') => {
      const receiver = await shop.guest()
      const basketId = await readyCart(receiver, [{ productId: SHOE, upc: other }], card)
      const theirs = await cartOf(page, shoes(qty))
      await handedOver(shop.app, page, theirs, { token: receiver.token })
      await readCart(receiver, basketId)
      await receiver.call(checkout.prepareOrder, { body: { basketId } })
      return { receiver, basketId, theirs }
    }

    it('is empty, and stays so whatever its shopper buys next', async () => {
      const page = await shop.guest('pk_partner')
      const { receiver, basketId, theirs } = await ready(page, 2)
      expect((await place(receiver, basketId)).body.status).toBe('placed')
      expect(await linesOf(page, theirs)).toEqual([])
      await receiver.call(cart.addItem, { body: { cartId: basketId, ...shoes(1) } })
      expect(await linesOf(page, theirs)).toEqual([])
    })

    it('keeps what its page put into it since', async () => {
      const page = await shop.guest('pk_partner')
      const { receiver, basketId, theirs } = await ready(page, 2)
      await page.call(cart.addItem, { body: { cartId: theirs, ...shoes(1) } })
      expect((await place(receiver, basketId)).body.status).toBe('placed')
      expect(await linesOf(page, theirs)).toEqual([[upc, 1]])
    })

    it('is there again where the bank said no', async () => {
      const page = await shop.guest('pk_partner')
      const { receiver, basketId, theirs } = await ready(page, 2, 'challenged')
      const order = (await place(receiver, basketId)).body
      expect(await linesOf(page, theirs)).toEqual([])
      const { challengeUrl, transactionId } = create(order.flash[0]?.details, Challenge)
      const challengeResult = await askBank(shop.app, challengeUrl, '0000')
      const additionalData = { transactionId, challengeResult }
      await receiver.call(checkout.patchOrder, {
        params: { orderNumber: order.orderNumber },
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
      })
      expect(await linesOf(page, theirs)).toEqual([[upc, 2]])
    })

    it('handed over once more meanwhile, is not in what was bought: its lines are there for the next order', async () => {
      const page = await shop.guest('pk_partner')
      const { receiver, basketId, theirs } = await ready(page, 1)
      await page.call(cart.addItem, { body: { cartId: theirs, ...shoes(1) } })
      plugGateway(shop.db, { ...sandbox, authorise: () => new Promise(() => {}) }, 50)
      expect((await place(receiver, basketId)).status).toBe(503)
      plugGateway(shop.db, sandbox)
      await handedOver(shop.app, page, theirs, { token: receiver.token })
      expect((await place(receiver, basketId)).body.status).toBe('placed')
      expect(await linesOf(receiver, basketId)).toEqual([[upc, 1]])
    })
  })

  it('follows the microsite’s shopper into their account when they sign in', async () => {
    const { page, theirs, receiver, basketId } = await handed(2)
    const body = { type: 'Registered', ...(await codeFor(shop.nobody, 'new@till.test')), guestObjects: { basketId } }
    const answer = await callerOf(shop.app, { token: receiver.token })(endpoints.exchangeToken, { body })
    const person = callerOf(shop.app, { token: answer.body.accessToken })
    const own = answer.body.basketId ?? ''
    expect(await linesOf(page, theirs)).toEqual([[upc, 2]])
    const { items } = (await person(cart.readCart, { params: { basketId: own } })).body
    await person(cart.updateItem, { params: { basketId: own }, body: { itemId: items[0]?.id, qty: 1 } })
    expect(await linesOf(page, theirs)).toEqual([[upc, 1]])
  })

  it('by who signs in on the page and then in the microsite counts once in their account', async () => {
    const { page, theirs, receiver, basketId } = await handed(2, 'pk_demo')
    const signIn = async (token: string, basket: string) => {
      const body = {
        type: 'Registered',
        ...(await codeFor(shop.nobody, 'athlete@till.test')),
        guestObjects: { basketId: basket },
      }
      return callerOf(shop.app, { token })(endpoints.exchangeToken, { query: { cart: '1' }, body })
    }
    expect((await signIn(page.token, theirs)).body.cart?.totalItemCount).toBe(2)
    expect((await signIn(receiver.token, basketId)).body.cart?.totalItemCount).toBe(2)
  })
})
