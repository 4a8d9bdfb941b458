import { describe, expect, test } from 'vitest'
import { tokenForgotten } from '../http/token'
import { aCart, anItem } from '../testing/a-cart'
import { fakeStorage } from '../testing/fake-storage'
import { type Call, noAnswer, refuse, type Shop, shopFor } from '../testing/shop-for'
import { bodiesOf, cartCalls } from '../testing/shop-with-cart'
import { $cart, cartForgotten } from './index'
import { $flashes, cartAnswered } from './model'

const { begin, coupon, read, update } = cartCalls
const stored = fakeStorage('localStorage')
const tab = fakeStorage('sessionStorage')

const withCodes = (...codes: string[]) =>
  aCart({ items: [anItem()], couponItems: codes.map(code => ({ code, applied: true })) })
const anew = { ...withCodes('WELCOME10'), basketId: 'basket-2' }

/** The last visit saw a cart with these codes. */
async function lastVisit(...codes: string[]): Promise<Shop> {
  const shop = await shopFor({})
  await shop.press(cartAnswered, withCodes(...codes))
  return shop
}

const nextVisit = ({ config }: Shop, answers: Record<string, unknown> = {}) =>
  shopFor(
    {
      [begin]: { ...anew, couponItems: [] },
      [read]: ({ path }: Call) => (path.includes('basket-1') ? refuse(404, 'BSK404') : anew),
      [coupon]: ({ body }: Call) => ((body as { code: string }).code === 'ENDED' ? refuse(400, 'PRM160') : anew),
      ...answers,
    },
    { config },
  )

describe('B9: a cart that the first reading of a visit finds lost', () => {
  test('comes back with its codes; one that does not count any more is named', async () => {
    const shop = await nextVisit(await lastVisit('WELCOME10', 'ENDED'))
    expect(bodiesOf(shop.callsTo(coupon))).toEqual([
      { cartId: 'basket-2', code: 'WELCOME10' },
      { cartId: 'basket-2', code: 'ENDED' },
    ])
    expect(shop.see($cart)).toMatchObject({ basketId: 'basket-2', couponItems: [{ code: 'WELCOME10' }] })
    expect(shop.see($flashes)).toMatchObject([{ code: 'coupon-gone', details: { code: 'ENDED' } }])
  })

  test('comes back with its codes where a change is the first to find it lost', async () => {
    const before = await lastVisit('WELCOME10')
    const value = [{ id: 'edit-1', kind: 'change', itemId: 'item-1', qty: 3 }]
    tab.set(`till:${before.config.key}:edits`, JSON.stringify({ v: 1, value }))
    let isRebuilt: () => void = () => {}
    const rebuilt = new Promise<void>(resolve => (isRebuilt = resolve))
    const shop = await nextVisit(before, {
      [read]: async () => {
        await rebuilt
        return noAnswer('timeout')()
      },
      [update]: ({ body }: Call) => {
        if ((body as { cartId: string }).cartId === 'basket-1') return refuse(404, 'BSK404')
        isRebuilt()
        return anew
      },
    })
    expect(bodiesOf(shop.callsTo(coupon))).toEqual([{ cartId: 'basket-2', code: 'WELCOME10' }])
  })

  test.each([
    ['was taken off', (shop: Shop) => shop.press(cartAnswered, withCodes())],
    ['was bought with its cart', (shop: Shop) => shop.press(cartForgotten)],
    ['is of somebody whose session has ended', (shop: Shop) => shop.press(tokenForgotten)],
  ])('does not bring back a code that %s', async (_what, end) => {
    const shop = await lastVisit('WELCOME10')
    expect([...stored.values()].join()).toContain('WELCOME10')
    await end(shop)
    expect([...stored.values()].join()).not.toContain('WELCOME10')
  })

  test('takes no code of another cart', async () => {
    const before = await lastVisit('WELCOME10')
    stored.set(`till:${before.config.key}:codes`, JSON.stringify({ v: 1, basketId: 'basket-9', codes: ['ENDED'] }))
    const shop = await nextVisit(before)
    expect([shop.callsTo(coupon), shop.see($cart)?.basketId]).toEqual([[], 'basket-2'])
  })
})
