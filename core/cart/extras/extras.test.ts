import '../../wiring/cart/gift-option-is-a-dialog'
import { describe, expect, test } from 'vitest'
import { $dialogs, dialogOpened } from '../../dialogs'
import { aCart, anItem } from '../../testing/a-cart'
import { type Call, refuse } from '../../testing/shop-for'
import { bodiesOf, cartCalls, cartOf, shopWithCart } from '../../testing/shop-with-cart'
import { $giftDraft, $giftProblems, $undoableLine, giftSubmitted, giftRemoved, giftTyped, lineRestored } from './index'
import { $lines, addToCartPressed, quantityChanged, removePressed } from '../index'

const open = { name: 'add-gift-option', owner: 'w1', props: { itemId: 'item-1' }, over: true }
const gift = { to: 'Ines', email: 'ines@example.com', message: 'Run well' }
const type = async (shop: Awaited<ReturnType<typeof shopWithCart>>, more: object = {}) => {
  for (const [field, value] of Object.entries({ ...gift, ...more }) as ['to', string][]) {
    await shop.press(giftTyped, { field, value })
  }
}

describe('a gift option', () => {
  test('goes out when all three are filled, with the line as it is, and its dialog closes', async () => {
    const shop = await shopWithCart({ [cartCalls.update]: aCart({ items: [anItem({ giftOption: gift })] }) })
    await shop.press(dialogOpened, open)
    await type(shop, { email: ' ines@example.com ' })
    await shop.press(giftSubmitted)
    expect(bodiesOf(shop.callsTo(cartCalls.update))).toEqual([
      { cartId: 'basket-1', itemId: 'item-1', qty: 1, giftOption: gift },
    ])
    expect(shop.see($dialogs)).toEqual([])
    expect(shop.see($lines)[0]?.item.giftOption).toEqual(gift)
  })

  test.each([
    ['nothing', { to: '', email: '', message: '' }, { to: 'required', email: 'required', message: 'required' }],
    ['no words', { message: '  ' }, { message: 'required' }],
    ['an address that is none', { email: 'ines' }, { email: 'email' }],
  ])('with %s is not sent, and says what is missing', async (_what, typed, problems) => {
    const shop = await shopWithCart()
    await shop.press(dialogOpened, open)
    await type(shop, typed)
    await shop.press(giftSubmitted)
    expect(shop.see($giftProblems)).toEqual(problems)
    expect(shop.calls).toEqual([])
    await shop.press(giftTyped, { field: 'message', value: 'Now' })
    expect(shop.see($giftProblems)).not.toHaveProperty('message')
  })

  test('is as it was typed when the dialog is opened again, also after a refusal', async () => {
    const shop = await shopWithCart({ [cartCalls.update]: refuse(409, 'GFO404') })
    await shop.press(dialogOpened, open)
    await type(shop)
    await shop.press(giftSubmitted)
    await shop.press(dialogOpened, open)
    expect(shop.see($giftDraft)).toEqual(gift)
  })

  test.each([
    ['sent', giftSubmitted],
    ['taken back', giftRemoved],
  ])('that is %s while a quantity is still on its way goes with that quantity', async (_what, event) => {
    let answer = () => {}
    const first = new Promise<void>(resolve => {
      answer = resolve
    })
    const shop = await shopWithCart({
      [cartCalls.update]: ({ body }: Call) => first.then(() => cartOf((body as { qty: number }).qty)),
    })
    await shop.press(dialogOpened, open)
    await type(shop)
    const changes = [2, 3].map(qty => shop.press(quantityChanged, { itemId: 'item-1', qty }))
    const pressed = shop.press(event)
    answer()
    await Promise.all([...changes, pressed])
    expect(bodiesOf(shop.callsTo(cartCalls.update))).toMatchObject([{ qty: 2 }, { qty: 3 }])
    expect(shop.see($lines)[0]?.qty).toBe(3)
  })

  test('is taken back', async () => {
    const shop = await shopWithCart({ [cartCalls.update]: aCart() })
    await shop.press(dialogOpened, open)
    await shop.press(giftRemoved)
    expect(bodiesOf(shop.callsTo(cartCalls.update))).toEqual([
      { cartId: 'basket-1', itemId: 'item-1', qty: 1, giftOption: null },
    ])
  })
})

describe('a line that was removed', () => {
  test('comes back whole when it is wanted after all', async () => {
    const line = anItem({ qty: 3, giftOption: gift, recipeId: 'RCP-1', customAmount: 75 })
    const shop = await shopWithCart({
      [cartCalls.begin]: aCart({ items: [line] }),
      [cartCalls.remove]: aCart({ items: [] }),
      [cartCalls.add]: aCart({ items: [line] }),
    })
    await shop.press(removePressed, { itemId: 'item-1' })
    expect(shop.see($undoableLine)).toMatchObject({ id: 'item-1', name: 'Kestrel 2' })
    await shop.press(lineRestored)
    expect(bodiesOf(shop.callsTo(cartCalls.add))[0]).toMatchObject({
      upc: line.upc,
      qty: 3,
      giftOption: gift,
      recipeId: 'RCP-1',
      customAmount: 75,
    })
    expect(shop.see($undoableLine)).toBe(null)
  })

  test.each([
    ['home', null, undefined],
    ['home', { id: 'S001', name: 'Portland' }, undefined],
    ['pickup', { id: 'S001', name: 'Portland' }, 'S001'],
    ['sts', { id: 'S003', name: 'Brooklyn' }, 'S003'],
    ['pudo', { id: 'P008', name: 'Relais' }, 'P008'],
  ] as const)('comes back to its delivery: %s, %j', async (selected, storeInfo, storeId) => {
    const shippingOptions = { ...anItem().shippingOptions, selected, storeInfo }
    const shop = await shopWithCart({
      [cartCalls.begin]: aCart({ items: [anItem({ shippingOptions })] }),
      [cartCalls.remove]: aCart({ items: [] }),
      [cartCalls.add]: aCart(),
    })
    await shop.press(removePressed, { itemId: 'item-1' })
    await shop.press(lineRestored)
    const [body] = bodiesOf(shop.callsTo(cartCalls.add))
    expect(Reflect.get(Object(body), 'storeId')).toBe(storeId)
  })

  test('is offered again where its return is refused, unless something else was done', async () => {
    let answer = () => {}
    const first = new Promise<void>(resolve => {
      answer = resolve
    })
    const refusals = [refuse(500, 'GEN500'), refuse(409, 'INV700'), first.then(() => refuse(500, 'GEN500')), aCart()]
    const shop = await shopWithCart({
      [cartCalls.remove]: aCart({ items: [] }),
      [cartCalls.add]: () => refusals.shift(),
    })
    await shop.press(removePressed, { itemId: 'item-1' })
    while (refusals.length > 2) {
      await shop.press(lineRestored)
      expect(shop.see($undoableLine)).toMatchObject({ id: 'item-1' })
    }
    const restored = shop.press(lineRestored)
    expect(shop.see($undoableLine)).toBe(null)
    const added = shop.press(addToCartPressed, { productId: 'TQ4407AB13' })
    answer()
    await Promise.all([restored, added])
    expect(shop.see($undoableLine)).toBe(null)
  })

  test('is no longer offered once something else was done, nor when it could not be bought', async () => {
    const gone = await shopWithCart({
      [cartCalls.begin]: aCart({ items: [anItem({ unavailable: 'INV700' })] }),
      [cartCalls.remove]: aCart({ items: [] }),
    })
    await gone.press(removePressed, { itemId: 'item-1' })
    expect(gone.see($undoableLine)).toBe(null)
    const shop = await shopWithCart({ [cartCalls.remove]: aCart({ items: [] }), [cartCalls.add]: aCart() })
    await shop.press(removePressed, { itemId: 'item-1' })
    await shop.press(addToCartPressed, { productId: 'TQ4407AB13' })
    expect(shop.see($undoableLine)).toBe(null)
  })
})
