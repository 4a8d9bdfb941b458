import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsSession } from '../../../core/http/access'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import type { Cart } from '../../../core/shapes/cart'
import { newId } from '../database/ids'
import type { CallOptions, Shopper } from '../testing/callers'
import { maya } from '../testing/people'
import { type Named, sampleBody } from '../testing/sample'
import { upcOn } from '../testing/shelves'
import { type TestService, testService } from '../testing/test-service'
import type { AnyEndpoint } from './service'

/** Ids of what belongs to one shopper, in paths and bodies. */
const OWNED = [
  ...['basketId', 'cartId', 'orderId', 'orderNumber', 'shippingId', 'itemId', 'payment_instrument_id'],
  ...['favoriteId', 'saveForLaterId', 'saveForlaterId'],
]
const SHOE = 'TQ4407AB12'

describe('every route with an id in it', () => {
  let shop: TestService
  let victim: Shopper
  let stranger: Shopper
  let upc: string
  let before: Cart

  const routes = () => shop.app.service.mounted.filter(({ audience }) => needsSession(audience))
  const carries = (endpoint: AnyEndpoint) =>
    OWNED.some(
      name =>
        endpoint.path.includes(':' + name) || JSON.stringify(sampleBody(endpoint, named('?')) ?? null).includes('"?"'),
    )
  const named = (id: string): Named => ({
    ...maya,
    ...Object.fromEntries(OWNED.map(name => [name, id])),
    upc,
    productId: SHOE,
  })
  const options = (endpoint: AnyEndpoint, inPath: Named, inBody: Named): CallOptions<string> => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    return {
      params: Object.fromEntries(names.map(name => [name, String(inPath[name] ?? 'x')])) as never,
      body: sampleBody(endpoint, inBody),
    }
  }
  const idsOf = (filled: Cart): Named => ({
    ...named(filled.basketId),
    shippingId: filled.shippingMethods[0]?.shippingId,
    itemId: filled.items[0]?.id,
  })
  const readVictim = async () => (await victim.call(cart.readCart, { params: { basketId: before.basketId } })).body
  const filled = async (shopper: Shopper) => {
    const { basketId } = (await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty: 2 } })).body
    const address = [{ ...maya, lastName: 'Secretova' }]
    await shopper.call(delivery.addShippingAddress, { params: { basketId }, body: { address } })
    return (await shopper.call(delivery.addBillingAddress, { params: { basketId }, body: { address: address[0] } }))
      .body
  }

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
    victim = await shop.guest()
    stranger = await shop.guest()
    before = await filled(victim)
    before = await readVictim()
  })
  afterAll(() => shop.close())

  it('T22: answers nobody: without a token it is 401', async () => {
    for (const endpoint of routes()) {
      const { status } = await shop.nobody(endpoint, options(endpoint, idsOf(before), idsOf(before)))
      expect([endpoint.name, status]).toEqual([endpoint.name, 401])
    }
  })

  it('T22: tells another shopper no more of what is there than of what is not', async () => {
    const tried = routes().filter(carries)
    expect(tried.length).toBeGreaterThan(10)
    for (const endpoint of tried) {
      const theirs = await stranger.call(endpoint, options(endpoint, idsOf(before), idsOf(before)))
      const nobodys = await stranger.call(endpoint, options(endpoint, named(newId()), named(newId())))
      expect([endpoint.name, theirs.status >= 400 && theirs.status < 500]).toEqual([endpoint.name, true])
      expect([endpoint.name, theirs.error?.errorId]).toEqual([endpoint.name, nobodys.error?.errorId])
      expect(JSON.stringify(theirs.body)).not.toContain('Secretova')
    }
    expect(await readVictim()).toEqual(before)
  })

  it('T22: changes no other cart, whichever ids of it are mixed with one’s own', async () => {
    const own = idsOf(await filled(stranger))
    const theirs = idsOf(before)
    for (const endpoint of routes().filter(carries)) {
      const answers = [
        await stranger.call(
          endpoint,
          options(endpoint, own, { ...theirs, cartId: own.cartId, basketId: own.basketId }),
        ),
        await stranger.call(endpoint, options(endpoint, own, theirs)),
        await stranger.call(endpoint, options(endpoint, theirs, own)),
      ]
      for (const { body } of answers) expect(JSON.stringify(body ?? null)).not.toContain(before.basketId)
    }
    expect(await readVictim()).toEqual(before)
  })

  it('T22: takes no price, role, status or owner from a body', async () => {
    const shopper = await shop.guest()
    const forged = {
      price: { current: 1 },
      consumerNo: victim.consumerNo,
      consumerType: 'EMPLOYEE',
      status: 'placed',
      totals: { total: 1 },
    }
    const { body } = await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc, ...forged } })
    expect(body.items[0]?.price).toEqual(
      before.items[0]
        ? {
            ...before.items[0].price,
            rowOriginal: before.items[0].price.original,
            rowTotal: body.totals.itemTotal,
            priceAfterItemDiscount: body.totals.itemTotal,
            priceAfterOrderDiscount: body.totals.itemTotal,
          }
        : null,
    )
    expect((await victim.call(cart.readCart, { params: { basketId: body.basketId } })).error?.errorId).toBe('BSK404')
  })
})
