import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addToCartPressed, quantityChanged } from '../../core/cart'
import { couponSubmitted } from '../../core/cart/coupons'
import { toastShown } from '../../core/notices/shown'
import { aCart } from '../../core/testing/a-cart'
import { refuse, shopFor, type Shop } from '../../core/testing/shop-for'
import { queueEvents } from './shop-events'

let shop: Shop
let told: unknown[] = []
let placed: string[] = []

// One page, which has done nothing yet, as its tellers begin only once.
beforeAll(async () => {
  for (const name of ['HTMLDocument', 'Element']) vi.stubGlobal(name, class {})
  vi.stubGlobal('document', {})
  Object.assign(HTMLDocument.prototype, { querySelectorAll: () => [] })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { hash: '' })
  shop = await shopFor({
    'POST /cart/v1/cartWithItem': aCart(),
    'POST /cart/v1/item': refuse(409, 'INV700'),
    'PUT /cart/v1/coupon': refuse(409, 'PRM155'),
    'PUT /cart/v1/cart/:basketId/item': refuse(409, 'INV408', { maxAllowedQty: 2 }),
  })
  const { publishersOf } = await import('./publishers')
  queueEvents(shop.scope, async () =>
    publishersOf(
      shop.scope,
      (name, detail) => void (name === 'notice' && told.push(detail)),
      async tag => void placed.push(tag),
    ),
  )
})

beforeEach(() => {
  told = []
  placed = []
})

it('a page learns of the first toast, though nothing has failed', async () => {
  void shop.press(toastShown, { code: 'saved', message: 'Saved.', tone: 'success' })
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'toast', code: 'saved', message: 'Saved.' }]))
  expect(placed).toEqual(['till-toasts'])
})

it('a page receives what was refused of a coupon and of a line, in the shopper’s words', async () => {
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
  await shop.press(couponSubmitted, 'EXPIRED')
  await shop.press(quantityChanged, { itemId: 'item-1', qty: 3 })
  await vi.waitFor(() =>
    expect(told).toMatchObject([
      { kind: 'inline', code: 'PRM155' },
      { kind: 'item', code: 'INV408', message: expect.stringContaining('2') },
    ]),
  )
  expect(placed).toEqual([])
})

it('a page hears once of an addition that was refused, and shows it', async () => {
  void shop.press(addToCartPressed, { productId: 'TQ4407AB13' })
  await vi.waitFor(() => expect(placed).toEqual(['till-toasts']))
  expect(told).toMatchObject([{ kind: 'toast', code: 'INV700' }])
})
