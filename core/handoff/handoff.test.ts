import '../wiring/cart/cart-is-taken-along'
import '../wiring/cart/leaving-is-withdrawn'
import { createWatch, type EventCallable } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { $basketId, $isSaving, cartAnswered, quantityChanged, removePressed } from '../cart'
import { couponSubmitted } from '../cart/coupons'
import '../cart/upkeep'
import { dialogDismissed } from '../dialogs'
import { goToFx } from '../runtime/go-to'
import { cameOnline, pageReturned } from '../runtime/page-events'
import { aCart } from '../testing/a-cart'
import { type Call, noAnswer, refuse, shopFor } from '../testing/shop-for'
import { $isLeaving, $leavingError, checkoutPressed } from './index'

const change = 'PUT /cart/v1/cart/:basketId/item'
const remove = 'DELETE /cart/v1/item'
const coupon = 'PUT /cart/v1/coupon'

async function shop(answers: Parameters<typeof shopFor>[0] = {}) {
  const shop = await shopFor({
    'POST /token/v2/auth/handoff': { handoff: 'h/1', expiresIn: 60 },
    [change]: aCart(),
    ...answers,
  })
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(cartAnswered, aCart())
  return { ...shop, went }
}

afterEach(() => void vi.useRealTimers())

describe('going to checkout', () => {
  it('takes the cart along under a code of one use, in the shopper’s locale', async () => {
    const { press, went, callsTo, config } = await shop()
    await press(checkoutPressed)
    expect(callsTo('POST /token/v2/auth/handoff')[0]?.body).toEqual({ basketId: 'basket-1' })
    expect(went).toEqual([`${config.checkout}/en-us/checkout#handoff=h%2F1`])
  })

  it('waits for what was asked of the cart', async () => {
    const { press, went, calls } = await shop()
    const change = press(quantityChanged, { itemId: 'item-1', qty: 2 })
    await press(checkoutPressed)
    await change
    expect(calls.map(({ endpoint }) => endpoint).filter(name => !name.includes('token/v2/auth/token'))).toEqual([
      'PUT /cart/v1/cart/:basketId/item',
      'POST /token/v2/auth/handoff',
    ])
    expect(went).toHaveLength(1)
  })

  it.each([
    ['change', quantityChanged, { itemId: 'item-1', qty: 9 }],
    ['removal', removePressed, { itemId: 'item-1' }],
    ['code', couponSubmitted, 'RUN20'],
  ] as const)('stays where the %s before it is refused', async (_what, event, value) => {
    const refused = refuse(409, 'INV408', { maxAllowedQty: 3 })
    const { press, see, went } = await shop({ [change]: refused, [remove]: refused, [coupon]: refused })
    const asked = press(event as EventCallable<unknown>, value)
    await press(checkoutPressed)
    await asked
    expect(see($isSaving)).toBe(false)
    expect(went).toEqual([])
    expect(see($isLeaving)).toBe(false)
  })

  it('stays where a change gets no answer, and does not leave when it gets one later', async () => {
    let isThere = false
    const { press, see, went, callsTo } = await shop({ [change]: () => (isThere ? aCart() : noAnswer()()) })
    vi.useFakeTimers()
    void press(quantityChanged, { itemId: 'item-1', qty: 2 })
    void press(checkoutPressed)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(see($isLeaving)).toBe(false)
    isThere = true
    void press(cameOnline)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(see($isSaving)).toBe(false)
    expect(callsTo(change).length).toBeGreaterThan(1)
    expect(went).toEqual([])
    void press(checkoutPressed)
    await vi.advanceTimersByTimeAsync(1000)
    expect(went).toHaveLength(1)
  })

  it('sends at once a change that had no answer, and leaves with it', async () => {
    let isThere = false
    const { press, see, went } = await shop({ [change]: () => (isThere ? aCart() : noAnswer()()) })
    vi.useFakeTimers()
    void press(quantityChanged, { itemId: 'item-1', qty: 2 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(see($isSaving)).toBe(true)
    isThere = true
    void press(checkoutPressed)
    await vi.advanceTimersByTimeAsync(1000)
    expect(see($isSaving)).toBe(false)
    expect(went).toHaveLength(1)
  })

  it('does not leave where the bag was closed while a change was still being saved', async () => {
    const { press, went } = await shop()
    const asked = press(quantityChanged, { itemId: 'item-1', qty: 2 })
    void press(checkoutPressed)
    await press(dialogDismissed, { name: 'mini-cart', owner: 'w1' })
    await asked
    expect(went).toEqual([])
  })

  it('stays, and says why, where no code is to be had', async () => {
    const { press, see, went } = await shop({ 'POST /token/v2/auth/handoff': refuse(500, 'GEN500') })
    await press(checkoutPressed)
    expect(went).toEqual([])
    expect(see($isLeaving)).toBe(false)
    expect(see($leavingError)?.code).toBe('GEN500')
  })

  it('B9: takes a cart along that was lost and rebuilt', async () => {
    const { press, see, went, callsTo } = await shop({
      'POST /cart/v1/cartWithItem': aCart({ basketId: 'basket-2' }),
      'POST /token/v2/auth/handoff': ({ body }: Call) =>
        (body as { basketId: string }).basketId === 'basket-1'
          ? refuse(404, 'BSK404')
          : { handoff: 'h/2', expiresIn: 60 },
    })
    await press(checkoutPressed)
    expect(callsTo('POST /cart/v1/cartWithItem')).toMatchObject([{ body: { upc: 'upc-item-1' } }])
    expect(callsTo('POST /token/v2/auth/handoff')[1]?.body).toEqual({ basketId: 'basket-2' })
    expect(see($basketId)).toBe('basket-2')
    expect(went).toEqual([expect.stringContaining('#handoff=h%2F2')])
  })

  it('can be had again by a shopper who came back', async () => {
    const { press, see } = await shop()
    await press(checkoutPressed)
    expect(see($isLeaving)).toBe(true)
    await press(pageReturned)
    expect(see($isLeaving)).toBe(false)
  })
})
