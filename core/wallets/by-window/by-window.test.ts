import '../../wiring/wallets/window-opens'
import { createWatch } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $basketId, $isSaving, cartAnswered, quantityChanged } from '../../cart'
import { goToFx } from '../../runtime/go-to'
import { aCart } from '../../testing/a-cart'
import { type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $isWindowOpen, $windowError, windowPressed } from './index'

const begin = 'POST /cart/v1/cartWithItem'
const handoff = 'POST /token/v2/auth/handoff'
const wish = { owner: 'w1', wallet: 'PAYPAL', context: 'cart', productId: '', upc: '' } as const

beforeEach(() => {
  vi.stubGlobal('window', { open: () => null })
})
afterEach(() => void vi.unstubAllGlobals())

test('B9: a cart that was lost is rebuilt, and goes to the wallet’s window', async () => {
  const shop = await shopFor({
    [begin]: aCart({ basketId: 'basket-2' }),
    [handoff]: ({ body }: Call) =>
      (body as { basketId: string }).basketId === 'basket-1' ? refuse(404, 'BSK404') : { handoff: 'h2', expiresIn: 60 },
  })
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(cartAnswered, aCart())
  await shop.press(windowPressed, wish)
  expect(shop.callsTo(begin)).toMatchObject([{ body: { upc: 'upc-item-1' } }])
  expect(shop.callsTo(handoff)[1]?.body).toEqual({ basketId: 'basket-2' })
  expect(shop.see($basketId)).toBe('basket-2')
  expect(shop.see($windowError)).toBeNull()
  expect(went).toEqual([expect.stringContaining('handoff=h2')])
})

test('A11: a page in the shop’s app goes to the shop itself, and opens no window, which would be another browser', async () => {
  const open = vi.fn()
  vi.stubGlobal('window', { open })
  const shop = await shopFor({ [handoff]: { handoff: 'h1', expiresIn: 60 } }, { config: { channel: 'MAPP' } })
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(cartAnswered, aCart())
  await shop.press(windowPressed, wish)
  expect(open).not.toHaveBeenCalled()
  expect(went).toEqual([expect.stringContaining('own=0')])
})

test('does not go to the window with a cart whose change is refused while what hands it over still loads', async () => {
  const close = vi.fn()
  vi.stubGlobal('window', { open: () => ({ close, document: {} }) })
  const module = await import('../../wiring/wallets/window-and-cart')
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => {
    arrive = resolve
  })
  vi.doMock('../../wiring/wallets/window-and-cart', () => arrival.then(() => module))
  const shop = await shopFor({
    [handoff]: { handoff: 'h1', expiresIn: 60 },
    'PUT /cart/v1/cart/:basketId/item': refuse(409, 'INV408', { maxAllowedQty: 3 }),
  })
  await shop.press(cartAnswered, aCart())
  const presses = [shop.press(quantityChanged, { itemId: 'item-1', qty: 9 }), shop.press(windowPressed, wish)]
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  arrive()
  await Promise.all(presses)
  vi.doUnmock('../../wiring/wallets/window-and-cart')
  expect(shop.callsTo(handoff)).toEqual([])
  expect(shop.see($isWindowOpen)).toBe(false)
})

test('closes its window and says so where what hands the cart over cannot be loaded, and tries again at the next press', async () => {
  const close = vi.fn()
  vi.stubGlobal('window', { open: () => ({ close, closed: true, document: {} }) })
  vi.doMock('../../wiring/wallets/window-and-cart', () => Promise.reject(new TypeError('Failed to fetch')))
  const shop = await shopFor({ [handoff]: { handoff: 'h1', expiresIn: 60 } })
  await shop.press(cartAnswered, aCart())
  await shop.press(windowPressed, wish)
  expect(close).toHaveBeenCalledTimes(1)
  expect(shop.see($windowError)?.kind).toBe('network')
  expect(shop.see($isWindowOpen)).toBe(false)
  vi.doUnmock('../../wiring/wallets/window-and-cart')
  await shop.press(windowPressed, wish)
  expect(shop.callsTo(handoff)).toHaveLength(1)
  expect(shop.see($windowError)).toBeNull()
})

test.each([
  ['refused', refuse(409, 'INV408', { maxAllowedQty: 3 }), false],
  ['without an answer', noAnswer('offline'), true],
])(
  'does not go to the window with another cart than the one it showed, where a change is %s',
  async (_how, answer, isWaiting) => {
    vi.useFakeTimers()
    const close = vi.fn()
    vi.stubGlobal('window', { open: () => ({ close, document: {} }) })
    const shop = await shopFor({
      [handoff]: { handoff: 'h1', expiresIn: 60 },
      'PUT /cart/v1/cart/:basketId/item': answer,
    })
    await shop.press(cartAnswered, aCart())
    void shop.press(quantityChanged, { itemId: 'item-1', qty: 9 })
    void shop.press(windowPressed, wish)
    await vi.advanceTimersByTimeAsync(1000)
    expect(shop.see($isSaving)).toBe(isWaiting)
    expect(shop.callsTo(handoff)).toEqual([])
    expect(close).toHaveBeenCalledTimes(1)
    expect(shop.see($isWindowOpen)).toBe(false)
    vi.useRealTimers()
  },
)
