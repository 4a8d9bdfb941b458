import { allSettled } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { holdTokenFx } from '../http/hold-token'
import { pageReturned } from '../runtime/page-events'
import { started } from '../runtime/started'
import { tabMessageReceived } from '../runtime/tab-messages'
import { cartStoredElsewhere } from '../runtime/tabs'
import { aCart, anItem } from '../testing/a-cart'
import { aToken } from '../testing/a-token'
import { fakeStorage } from '../testing/fake-storage'
import { type Call, noAnswer, refuse, shopFor } from '../testing/shop-for'
import { cartCalls, cartOf, shopWithCart } from '../testing/shop-with-cart'
import {
  $basketId,
  $cart,
  $cartError,
  $count,
  $lines,
  $staleness,
  $totals,
  addToCartPressed,
  cartAnswered,
  cartCommandFx,
  cartForgotten,
  cartWanted,
  quantityChanged,
} from './index'
import { refreshFx } from './upkeep'
import { saveLastSeen, lastSeenOf, loadLastSeen } from './last-seen'

const { begin, read, update, remove } = cartCalls
const tab = fakeStorage('sessionStorage')
const shoe = { productId: 'TQ4407AB12', upc: 'upc-item-1' }

describe('a page that merely loads', () => {
  test('calls nobody for a visitor without a cart', async () => {
    const shop = await shopFor()
    expect(shop.calls).toEqual([])
    expect(shop.see($count)).toBe(0)
  })

  test('costs one call for a visitor with a cart, and shows the last-known one meanwhile', async () => {
    const first = await shopWithCart()
    let seen: unknown
    const second = await shopFor(
      {
        'POST /token/v2/auth/token': () => {
          seen = [second.see($count), second.see($lines).length, second.see($totals)?.total]
          return aToken({ basketId: 'basket-1', cart: cartOf(3) })
        },
      },
      { config: first.config, isStarted: false },
    )
    await second.press(started, second.config)
    expect(seen).toEqual([1, 1, 112])
    expect(second.calls.map(call => [call.endpoint, call.query.cart])).toEqual([['POST /token/v2/auth/token', '1']])
    expect(second.see($count)).toBe(3)
  })

  test('reads the cart where a change that the last page kept is refused, so that it can be changed again', async () => {
    const first = await shopWithCart()
    const value = [{ id: 'edit-1', kind: 'change', itemId: 'item-1', qty: 3 }]
    tab.set(`till:${first.config.key}:edits`, JSON.stringify({ v: 1, value }))
    const second = await shopFor({ [update]: refuse(500, 'GEN500'), [read]: cartOf(2) }, { config: first.config })
    expect(second.see($cart)?.items).toMatchObject([{ qty: 2 }])
    expect(second.see($cartError)).toMatchObject({ code: 'GEN500' })
  })

  test('T15: without an answer shows the last-known cart, marked as such', async () => {
    const first = await shopWithCart()
    const second = await shopFor({ 'POST /token/v2/auth/token': noAnswer('offline') }, { config: first.config })
    expect(second.see($lines)).toHaveLength(1)
    expect(second.see($staleness)).toMatchObject({ code: 'offline' })
  })

  test('T18: keeps no token and no gift’s addressee in the browser', async () => {
    const gift = { to: 'Ada', email: 'ada@till.test', message: 'Run' }
    const shop = await shopFor({ [begin]: aCart({ items: [anItem({ giftOption: gift })] }) })
    await shop.press(addToCartPressed, shoe)
    expect(JSON.stringify(loadLastSeen(shop.config.key))).not.toMatch(/Ada|access-/)
  })
})

test('T14: what another tab keeps is news by what it is, not by the language and tax that it is kept with', async () => {
  const shop = await shopWithCart({ [read]: cartOf(2) })
  const stored = async (cart: Parameters<typeof lastSeenOf>[0]) => {
    saveLastSeen(shop.config.key, lastSeenOf(cart))
    await shop.press(cartStoredElsewhere)
  }
  const own = aCart()
  const items = [anItem({ attributes: [{ type: 'color', label: 'اللون', value: 'كوبالتي' }] })]
  await stored({ ...own, items, totals: { ...own.totals, taxation: 'gross', tax: 5.33 } })
  expect(shop.callsTo(read)).toEqual([])
  expect(shop.see($lines)[0]?.item.attributes[0]?.value).toBe('Cobalt')
  await stored(cartOf(2))
  expect(shop.callsTo(read)).toHaveLength(1)
  expect(shop.see($count)).toBe(2)
})

test('a cart that was bought is forgotten, and nothing of it is kept', async () => {
  const shop = await shopWithCart()
  await shop.press(cartForgotten)
  expect([shop.see($cart), shop.see($basketId), shop.see($count)]).toEqual([null, null, 0])
  expect(loadLastSeen(shop.config.key)).toBeNull()
})

describe('tabs', () => {
  test('see each other’s carts', async () => {
    const shop = await shopWithCart({ [update]: cartOf(4), [read]: cartOf(4) })
    const other = await shopFor({ [read]: cartOf(4) }, { config: shop.config })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    await expect.poll(() => other.see($count)).toBe(4)
  })

  test('T14: see a first cart that reaches their storage after the word of it', async () => {
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', new EventTarget())
    const shop = await shopFor({ [read]: cartOf(2) })
    await shop.press(tabMessageReceived, { about: 'cart' })
    expect([shop.see($count), shop.callsTo(read).length]).toEqual([0, 0])

    saveLastSeen(shop.config.key, lastSeenOf(cartOf(1)))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: `till:${shop.config.key}:cart` }))
    expect(shop.see($count)).toBe(1)
    await expect.poll(() => shop.see($count)).toBe(2)
    vi.unstubAllGlobals()
  })

  test('show another’s lines and sums at once, and the whole cart only as the service answered it', async () => {
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', new EventTarget())
    const answers: ((cart: unknown) => void)[] = []
    const shop = await shopWithCart({ [read]: () => new Promise(resolve => answers.push(resolve)) })
    const before = shop.see($cart)

    saveLastSeen(shop.config.key, lastSeenOf(cartOf(3)))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: `till:${shop.config.key}:cart` }))
    expect([shop.see($count), shop.see($totals)?.total]).toEqual([3, cartOf(3).totals.total])
    expect(shop.see($cart)).toBe(before)

    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.(cartOf(4))
    await expect.poll(() => shop.see($cart)?.totalItemCount).toBe(4)
    expect(shop.see($count)).toBe(4)
    vi.unstubAllGlobals()
  })

  test('that come back read the cart once, however many ways they came back', async () => {
    const shop = await shopWithCart()
    await Promise.all([shop.press(pageReturned), shop.press(pageReturned), shop.press(pageReturned)])
    expect(shop.callsTo(read)).toHaveLength(1)
  })

  test('T14: read once more what was told of while they read', async () => {
    const answers: ((cart: unknown) => void)[] = []
    const shop = await shopWithCart({ [read]: () => new Promise(resolve => answers.push(resolve)) })
    const first = allSettled(cartWanted, { scope: shop.scope })
    await expect.poll(() => answers.length).toBe(1)
    const told = allSettled(cartWanted, { scope: shop.scope })
    answers[0]?.(cartOf(1))
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.(cartOf(6))
    await Promise.all([first, told])
    expect(shop.see($count)).toBe(6)
  })

  test('do not bring back what has changed since they asked', async () => {
    let answer = (_cart: unknown) => {}
    const older = new Promise<unknown>(resolve => {
      answer = resolve
    })
    const shop = await shopWithCart({ [read]: () => older, [update]: cartOf(5) })
    const reading = allSettled(refreshFx, { scope: shop.scope, params: null })
    const changing = allSettled(quantityChanged, { scope: shop.scope, params: { itemId: 'item-1', qty: 5 } })
    await expect.poll(() => shop.see($cart)?.totalItemCount).toBe(5)
    answer(cartOf(1))
    await Promise.all([reading, changing])
    expect(shop.see($count)).toBe(5)
  })
})

test('a cart that turns out to be gone takes nothing with it that was put into a new one meanwhile', async () => {
  const answers: ((answer: unknown) => void)[] = []
  const empty = aCart({ items: [] })
  const shop = await shopFor({
    'POST /cart/v1/cart': aCart({ basketId: 'basket-2', items: [] }),
    [cartCalls.add]: (call: Call) => {
      const { cartId } = call.body as { cartId: string }
      return cartId === empty.basketId
        ? refuse(404, 'BSK404')
        : aCart({ basketId: cartId, items: [anItem({ qty: 2 })] })
    },
    [read]: () => new Promise(resolve => answers.push(resolve)),
  })
  await shop.press(holdTokenFx, {})
  await shop.press(cartAnswered, empty)
  const reading = allSettled(refreshFx, { scope: shop.scope, params: null })
  await expect.poll(() => answers.length).toBe(1)
  const adding = shop.press(addToCartPressed, shoe)
  await expect.poll(() => shop.see($count)).toBe(2)
  answers[0]?.(refuse(404, 'BSK404'))
  await Promise.all([reading, adding])
  expect([shop.see($basketId), shop.see($count)]).toEqual(['basket-2', 2])
})

test('a script that changes the cart gets the cart, or the error with its code', async () => {
  const shop = await shopWithCart({ [update]: cartOf(2), [remove]: refuse(404, 'ORD404') })
  const change = { kind: 'change', itemId: 'item-1', qty: 2 } as const
  expect(await shop.press(cartCommandFx, change)).toMatchObject({ status: 'done', value: { totalItemCount: 2 } })
  const removal = { kind: 'remove', itemId: 'item-1' } as const
  expect(await shop.press(cartCommandFx, removal)).toMatchObject({
    status: 'fail',
    value: { code: 'ORD404', status: 404 },
  })
})

test('a script that waits for a cart that ends meanwhile is told so, and one whose write is under way gets its answer', async () => {
  const answers: ((answer: unknown) => void)[] = []
  const shop = await shopWithCart({ [cartCalls.add]: () => new Promise(resolve => answers.push(resolve)) })
  const add = { kind: 'add', item: shoe } as const
  const running = shop.press(cartCommandFx, add)
  await expect.poll(() => answers.length).toBe(1)
  const waiting = shop.press(cartCommandFx, { kind: 'change', itemId: 'item-1', qty: 3 })
  const ending = shop.press(cartForgotten)
  answers[0]?.(cartOf(1))
  await ending
  expect(await waiting).toMatchObject({ status: 'fail', value: { code: 'BSK404', status: 0 } })
  expect(await running).toMatchObject({ status: 'done', value: { totalItemCount: 1 } })
})
