import '../wiring/checkout/in-store-and-cart'
import { expect, test } from 'vitest'
import { cartAnswered } from '../cart'
import { aCart, anItem, someTotals } from '../testing/a-cart'
import { refuse, type Shop, shopFor } from '../testing/shop-for'
import {
  $adjustable,
  $adjustmentError,
  $adjustmentProblems,
  $adjustmentsAdded,
  $changeProblems,
  $inStoreCart,
  $isAdjusting,
  $isRemovedElsewhere,
  $openAdjustment,
  adjustmentChanged,
  adjustmentClosed,
  adjustmentOpened,
  adjustmentSubmitted,
  adjustmentTakenBack,
} from './index'

const add = 'POST /cart/v1/cart/:basketId/price_adjustments'
const change = 'PATCH /cart/v1/cart/:basketId/price_adjustments/:adjustmentId'
const remove = 'DELETE /cart/v1/cart/:basketId/price_adjustments/:adjustmentId'
const read = 'GET /cart/v1/cart/:basketId'

const before = { ...aCart(), mayAdjust: true }
const adjustment = { adjustmentId: 'adjustment-1', amount: 12.5, reason: 'Scuffed', itemId: 'item-1' }
const after = {
  ...before,
  priceAdjustments: [adjustment],
  totals: someTotals(before.items, { total: 99.5, remainingToPay: 99.5 }),
}
const changed = { ...after, priceAdjustments: [{ ...adjustment, amount: 20 }] }
const typed = { itemId: 'item-1', amount: '12,50', reason: ' Scuffed ' }

async function inStore(answers: Record<string, unknown> = {}): Promise<Shop> {
  const shop = await shopFor({ [add]: after, [change]: changed, [remove]: before, ...answers })
  await shop.press(cartAnswered, before)
  return shop
}

test('B11: what an associate types is sent as a sum and a reason, and the answer is the cart', async () => {
  const shop = await inStore()
  await shop.press(adjustmentSubmitted, typed)
  expect(shop.callsTo(add)).toMatchObject([
    {
      path: '/cart/v1/cart/basket-1/price_adjustments',
      body: { itemId: 'item-1', amount: 12.5, reason: 'Scuffed' },
    },
  ])
  expect(shop.see($inStoreCart)).toMatchObject({ priceAdjustments: [adjustment], totals: { total: 99.5 } })
  await shop.press(adjustmentTakenBack, 'adjustment-1')
  expect(shop.callsTo(remove)).toMatchObject([{ path: '/cart/v1/cart/basket-1/price_adjustments/adjustment-1' }])
  expect(shop.see($inStoreCart)).toMatchObject({ priceAdjustments: [], totals: { total: 112 } })
})

test.each([
  ['', 'Scuffed', { amount: true }],
  ['0', 'Scuffed', { amount: true }],
  ['-5', 'Scuffed', { amount: true }],
  ['1.2345', 'Scuffed', { amount: true }],
  ['ten', 'Scuffed', { amount: true }],
  ['5', '  ', { reason: true }],
  ['ten', '', { amount: true, reason: true }],
])('B11: "%s" because of "%s" is not sent, and its fields are marked', async (amount, reason, problems) => {
  const shop = await inStore()
  await shop.press(adjustmentSubmitted, { itemId: null, amount, reason })
  expect(shop.callsTo(add)).toEqual([])
  expect(shop.see($adjustmentProblems)).toEqual(problems)
  await shop.press(adjustmentSubmitted, { itemId: null, amount: '5', reason: 'Scuffed' })
  expect(shop.callsTo(add)).toMatchObject([{ body: { itemId: null, amount: 5 } }])
  expect(shop.see($adjustmentProblems)).toEqual({})
})

test.each(['١٢٫٥', '۱۲٫۵', '１２．５'])('B11: an associate types %s in the digits of their keyboard', async amount => {
  const shop = await inStore()
  await shop.press(adjustmentSubmitted, { ...typed, amount })
  expect(shop.callsTo(add)).toMatchObject([{ body: { amount: 12.5 } }])
})

test('B11: of what is changed only what is new is sent, and the answer is the cart', async () => {
  const shop = await inStore()
  await shop.press(adjustmentSubmitted, typed)
  await shop.press(adjustmentOpened, 'adjustment-1')
  expect(shop.see($openAdjustment)).toBe('adjustment-1')
  await shop.press(adjustmentChanged, { amount: '20,00' })
  expect(shop.callsTo(change)).toMatchObject([
    { path: '/cart/v1/cart/basket-1/price_adjustments/adjustment-1', body: { amount: 20 } },
  ])
  expect(shop.callsTo(change)[0]?.body).not.toHaveProperty('reason')
  expect(shop.see($inStoreCart)).toMatchObject({ priceAdjustments: [{ amount: 20 }] })
  expect(shop.see($openAdjustment)).toBeNull()
  await shop.press(adjustmentOpened, 'adjustment-1')
  await shop.press(adjustmentChanged, { reason: ' Display pair ' })
  expect(shop.callsTo(change)[1]?.body).toEqual({ reason: 'Display pair' })
})

test('B11: what is left as it was, or is wrong, asks nothing of the service', async () => {
  const shop = await inStore()
  await shop.press(adjustmentOpened, 'adjustment-1')
  await shop.press(adjustmentChanged, { amount: 'ten', reason: ' ' })
  expect(shop.see($changeProblems)).toEqual({ amount: true, reason: true })
  expect(shop.see($openAdjustment)).toBe('adjustment-1')
  await shop.press(adjustmentClosed)
  await shop.press(adjustmentOpened, 'adjustment-1')
  expect(shop.see($changeProblems)).toEqual({})
  await shop.press(adjustmentChanged, {})
  expect(shop.see($openAdjustment)).toBeNull()
  expect(shop.callsTo(change)).toEqual([])
})

test('B11: a change that is refused stays open, with the reason told until it is left', async () => {
  const shop = await inStore({ [change]: refuse(409, 'PRC400') })
  await shop.press(adjustmentOpened, 'adjustment-1')
  await shop.press(adjustmentChanged, { amount: '20' })
  expect(shop.see($openAdjustment)).toBe('adjustment-1')
  expect(shop.see($adjustmentError)).toMatchObject({ code: 'PRC400' })
  await shop.press(adjustmentClosed)
  expect(shop.see($adjustmentError)).toBeNull()
})

test.each([
  ['changed', change, adjustmentChanged, { amount: '20' }],
  ['taken back', remove, adjustmentTakenBack, 'adjustment-1'],
] as const)(
  'B11: what is to be %s and was taken back on another device is told of, and the cart is as it is now',
  async (_name, endpoint, pressed, value) => {
    const shop = await inStore({ [endpoint]: refuse(404, 'PRC400', { field: 'adjustmentId' }), [read]: before })
    await shop.press(adjustmentSubmitted, typed)
    await shop.press(adjustmentOpened, 'adjustment-1')
    await shop.press<unknown>(pressed, value)
    expect(shop.see($isRemovedElsewhere)).toBe(true)
    expect(shop.see($inStoreCart)).toMatchObject({ priceAdjustments: [], totals: { total: 112 } })
    expect(shop.see($openAdjustment)).toBeNull()
    await shop.press(adjustmentSubmitted, typed)
    expect(shop.see($isRemovedElsewhere)).toBe(false)
  },
)

test('B11: the cart is read again where its line, or the whole of it, is gone, and not where the sum was wrong', async () => {
  for (const [code, readings] of [
    ['ORD404', 1],
    ['BSK404', 1],
    ['PRC400', 0],
  ] as const) {
    const refused = refuse(409, code, { field: 'amount' })
    const shop = await inStore({ [add]: refused, [read]: after, 'POST /cart/v1/cartWithItem': before })
    await shop.press(adjustmentSubmitted, typed)
    expect([code, shop.callsTo(read).length]).toEqual([code, readings])
    expect(shop.see($adjustmentError)).toMatchObject({ code })
    expect(shop.see($isRemovedElsewhere)).toBe(false)
  }
})

test('B11: a refusal stays until the next try, and the cart stays as it was', async () => {
  let isRefused = true
  const shop = await inStore({ [add]: () => (isRefused ? refuse(409, 'PRC400') : after) })
  await shop.press(adjustmentSubmitted, typed)
  expect(shop.see($adjustmentError)).toMatchObject({ code: 'PRC400' })
  expect(shop.see($inStoreCart)).toEqual(before)
  isRefused = false
  await shop.press(adjustmentSubmitted, typed)
  expect(shop.see($adjustmentError)).toBeNull()
})

test('B11: pressed again while the service works, nothing more is taken off or given back', async () => {
  let answer: (cart: unknown) => void = () => {}
  const shop = await inStore({ [add]: () => new Promise(resolve => (answer = resolve)) })
  const first = shop.press(adjustmentSubmitted, typed)
  await expect.poll(() => shop.callsTo(add).length).toBe(1)
  expect(shop.see($isAdjusting)).toBe(true)
  void shop.press(adjustmentSubmitted, typed)
  void shop.press(adjustmentTakenBack, 'adjustment-1')
  answer(after)
  await first
  expect([shop.callsTo(add).length, shop.callsTo(remove).length]).toEqual([1, 0])
  expect(shop.see($isAdjusting)).toBe(false)
})

test('B11: only what was added counts as added, so what is half typed stays while another one is changed or taken back', async () => {
  let isRefused = true
  const shop = await inStore({ [add]: () => (isRefused ? refuse(409, 'PRC400') : after) })
  await shop.press(adjustmentSubmitted, typed)
  expect(shop.see($adjustmentsAdded)).toBe(0)
  isRefused = false
  await shop.press(adjustmentSubmitted, typed)
  expect(shop.see($adjustmentsAdded)).toBe(1)
  await shop.press(adjustmentOpened, 'adjustment-1')
  await shop.press(adjustmentChanged, { amount: '20' })
  await shop.press(adjustmentTakenBack, 'adjustment-1')
  expect([shop.callsTo(change).length, shop.callsTo(remove).length, shop.see($adjustmentsAdded)]).toEqual([1, 1, 1])
})

test('B11: nothing can be taken off a gift card, which is money, nor off a gift', async () => {
  const shop = await inStore()
  const [card, gift] = [anItem({ id: 'card', isDigitalProduct: true }), anItem({ id: 'gift', bonus: true })]
  await shop.press(cartAnswered, { ...before, items: [anItem(), card, gift] })
  expect(shop.see($adjustable).map(({ id }) => id)).toEqual(['item-1'])
})
