import { createStore } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $box, $offer } from '../../testing/at-hand'
import { $cart } from '../../cart'
import { buyBoxOpened, mainPressed, optionChosen, QUICK_SHOP } from '../../catalogue'
import { $dialogs, dialogDismissed, dialogOpened, dialogWanted } from '../../dialogs'
import { aCart, anItem } from '../../testing/a-cart'
import { anInventory, aProduct } from '../../testing/a-product'
import { aListItem } from '../../testing/a-list'
import { type Answers, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { tracked } from '../../analytics'
import '../../cart/carry-out'
import '../analytics/follow-refusals'
import './presale-asks-to-sign-in'
import './quick-shop-adds-to-cart'
import './quick-shop-is-a-dialog'

const settings = (features: Record<string, boolean>) => ({
  locales: ['en-US'],
  currencies: ['USD'],
  trust: 'first-party',
  features,
  environment: 'sandbox',
})
const $tracked = createStore<readonly string[]>([]).on(tracked, (events, { event }) => [...events, event])
const $asked = createStore<readonly unknown[]>([]).on(dialogWanted, (asked, dialog) => [...asked, dialog])
const place = { name: 'quick-shop', owner: 'w1' }

/** A shop with the quick shop of a shoe open, and its size 9 chosen. */
async function chosen(
  answers: Answers,
  features: Record<string, boolean> = {},
  props: Record<string, string | boolean> = {},
) {
  const shop = await shopFor({
    'GET /fapi/site/settings': settings(features),
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /products/v2/products/:productId/inventory': anInventory(),
    ...answers,
  })
  await shop.press(dialogOpened, { ...place, props: { product: 'TQ4407AB12', ...props } })
  await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
  return shop
}

const pressed = async (shop: Awaited<ReturnType<typeof shopFor>>) => {
  const settled = shop.press(mainPressed, QUICK_SHOP)
  await vi.runAllTimersAsync()
  return settled
}

const add = 'POST /cart/v1/cartWithItem'
const addMore = 'POST /cart/v1/item'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
})

describe('adding from a quick shop', () => {
  it('G10: a guest’s presale opens the sign-in over the panel, which stays', async () => {
    const shop = await chosen({ 'GET /products/v2/products/:productId/details': aProduct({ presale: true }) })
    await pressed(shop)
    expect(shop.see($asked)).toEqual([{ name: 'sign-in', over: true }])
    expect(shop.see($dialogs)).toMatchObject([{ name: 'quick-shop', state: 'open' }])
  })

  it('puts the chosen variant into the cart', async () => {
    const shop = await chosen({ [add]: aCart() })
    await pressed(shop)
    expect(shop.callsTo(add)[0]?.body).toMatchObject({ productId: 'TQ4407AB12', upc: 'upc-cobalt-9', qty: 1 })
    expect(shop.see($cart)?.totalItemCount).toBe(1)
    expect(shop.see($box)?.refusal).toBeNull()
  })

  it('B7: says which design a shoe is made to', async () => {
    const variants = aProduct().variants.map(variant => ({ ...variant, recipeId: `RCP-${variant.upc}` }))
    const shop = await chosen({
      [add]: aCart(),
      'GET /products/v2/products/:productId/details': aProduct({ variants, customised: true }),
    })
    await pressed(shop)
    expect(shop.callsTo(add)[0]?.body).toMatchObject({ upc: 'upc-cobalt-9', recipeId: 'RCP-upc-cobalt-9' })
    expect(shop.callsTo(add)[0]?.body).not.toHaveProperty('panel')
  })

  it('is tried once more, two seconds after a refusal, as a new call', async () => {
    const answers = [refuse(500, 'GEN500'), aCart()]
    const shop = await chosen({ [add]: () => answers.shift() })
    const settled = shop.press(mainPressed, QUICK_SHOP)
    await vi.advanceTimersByTimeAsync(1900)
    expect(shop.callsTo(add)).toHaveLength(1)
    expect(shop.see($box)?.progress).toBe('adding')
    await vi.advanceTimersByTimeAsync(200)
    expect(shop.callsTo(add)).toHaveLength(2)
    expect(shop.see($box)?.progress).toBe('added')
    await vi.runAllTimersAsync()
    await settled
    const [one, two] = shop.callsTo(add).map(({ headers }) => headers['x-transaction-id'])
    expect(one).not.toBe(two)
    expect(shop.see($box)?.progress).toBe('idle')
  })

  it('G2: is not added twice where the panel is closed and opened again before the second try', async () => {
    const answers = [refuse(503, 'GEN500'), aCart()]
    const shop = await chosen({ [add]: () => answers.shift(), [addMore]: aCart() })
    const first = shop.press(mainPressed, QUICK_SHOP)
    await vi.advanceTimersByTimeAsync(500)
    void shop.press(dialogDismissed, place)
    void shop.press(dialogOpened, { ...place, props: { product: 'TQ4407AB12' } })
    await vi.advanceTimersByTimeAsync(100)
    const again = pressed(shop)
    expect(shop.see($box)?.progress).toBe('adding')
    await Promise.all([first, again])
    expect([shop.callsTo(add).length, shop.callsTo(addMore).length]).toEqual([2, 0])
  })

  it('says what is wrong once the second try was refused too', async () => {
    const shop = await chosen({ [add]: refuse(409, 'INV700') })
    await pressed(shop)
    expect(shop.callsTo(add)).toHaveLength(2)
    expect(shop.see($box)?.refusal?.code).toBe('INV700')
    expect(shop.see($box)?.progress).toBe('idle')
  })

  it('reports a removal to analytics once it was refused for good', async () => {
    const shop = await chosen({ [add]: refuse(409, 'INV700') })
    await pressed(shop)
    expect(shop.see($tracked)).toEqual(['remove_from_cart'])
  })

  it('is not tried again for a gift with purchase', async () => {
    const shop = await chosen({ [add]: refuse(403, 'GWP403') })
    await pressed(shop)
    expect(shop.callsTo(add)).toHaveLength(1)
    expect(shop.see($box)?.refusal?.code).toBe('GWP403')
  })

  it('T4: pressed twice in a row adds once', async () => {
    const shop = await chosen({ [add]: aCart() })
    const settled = Promise.all([shop.press(mainPressed, QUICK_SHOP), shop.press(mainPressed, QUICK_SHOP)])
    await vi.runAllTimersAsync()
    await settled
    expect(shop.callsTo(add)).toHaveLength(1)
  })

  it('T15: an answer that was lost is asked for again under the same transaction id', async () => {
    const answers = [noAnswer(), aCart()]
    const shop = await chosen({
      [add]: () => {
        const answer = answers.shift()
        return typeof answer === 'function' ? answer() : answer
      },
    })
    await pressed(shop)
    const [one, two] = shop.callsTo(add).map(({ headers }) => headers['x-transaction-id'])
    expect(one).toBe(two)
    expect(shop.see($cart)?.totalItemCount).toBe(1)
  })

  it('says nothing in the quick shop of another product that was opened meanwhile', async () => {
    const shop = await chosen({ [add]: refuse(409, 'INV700') })
    const settled = shop.press(mainPressed, QUICK_SHOP)
    await vi.advanceTimersByTimeAsync(100)
    const opening = shop.press(buyBoxOpened, {
      id: QUICK_SHOP,
      productId: 'TQ4407AB13',
      context: 'add',
      itemId: null,
      closesAfterAdd: false,
    })
    await vi.runAllTimersAsync()
    await Promise.all([settled, opening])
    expect(shop.see($box)?.refusal).toBeNull()
  })
})

describe('G1: updating a saved item from a quick shop', () => {
  const SAVED = 'GET /wishlists/v2/saveForLater'
  const UPDATE = 'PUT /cart/v2/saveForLater'
  const list = { saveForLaterId: 'list-2', items: [aListItem({ itemId: 'saved-1', upc: 'upc-cobalt-9', qty: 2 })] }
  const props = { context: 'update-saved-item', item: 'saved-1', closeAfterAdd: true }

  it('puts the chosen variant in its place, in the quantity that it has, and nothing into the cart', async () => {
    const shop = await chosen({ [SAVED]: list, [UPDATE]: list }, {}, props)
    expect(shop.see($offer)?.button).toBe('update')
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '10' })
    const settled = shop.press(mainPressed, QUICK_SHOP)
    await vi.waitFor(() => expect(shop.see($box)?.progress).toBe('added'))
    await vi.runAllTimersAsync()
    await settled
    expect(shop.callsTo(UPDATE)[0]?.body).toEqual({
      saveForLaterId: 'list-2',
      itemId: 'saved-1',
      upc: 'upc-cobalt-10',
      qty: 2,
    })
    expect(shop.callsTo(add)).toHaveLength(0)
    expect(shop.see($dialogs)).toEqual([])
  })

  it('says why it could not be', async () => {
    const shop = await chosen({ [SAVED]: list, [UPDATE]: refuse(409, 'INV700') }, {}, props)
    await shop.press(mainPressed, QUICK_SHOP)
    expect(shop.see($box)?.refusal?.code).toBe('INV700')
    expect(shop.see($box)?.progress).toBe('idle')
    expect(shop.see($dialogs)).toHaveLength(1)
  })
})

describe('closing after an add', () => {
  const shown = (shop: Awaited<ReturnType<typeof shopFor>>) => shop.see($dialogs).length

  it.each([
    ['stays where nothing says otherwise', {}, {}, 1],
    ['closes where the page asks for it', {}, { closeAfterAdd: true }, 0],
    ['closes where a mini cart takes over', { miniCart: true }, {}, 0],
  ])('the panel %s', async (_sentence, features, props, left) => {
    const shop = await chosen({ [add]: aCart() }, features, props)
    await pressed(shop)
    expect(shown(shop)).toBe(left)
  })

  it('the panel stays when the add was refused', async () => {
    const shop = await chosen({ [add]: refuse(403, 'GWP403') }, { miniCart: true })
    await pressed(shop)
    expect(shown(shop)).toBe(1)
  })
})

describe('updating from a quick shop', () => {
  const line = { 'PUT /cart/v1/cart/:basketId/item': aCart() }
  const props = { context: 'update-cart-item', item: 'item-1' }

  it('puts the chosen variant in the line’s place, in the quantity that it has', async () => {
    const shop = await chosen({ ...line, [add]: aCart({ items: [anItem({ qty: 3 })] }) }, {}, {})
    await pressed(shop)
    await shop.press(dialogOpened, { ...place, props: { product: 'TQ4407AB12', ...props } })
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '10' })
    await pressed(shop)
    expect(shop.callsTo('PUT /cart/v1/cart/:basketId/item')[0]?.body).toMatchObject({
      itemId: 'item-1',
      upc: 'upc-cobalt-10',
      qty: 3,
    })
    expect(shop.see($box)?.progress).toBe('idle')
  })
})
