import { describe, expect, test } from 'vitest'
import { addToCartPressed, saveForLaterPressed, $lines } from '../cart'
import { exchangeFx } from '../http/token'
import { $toasts } from '../notices'
import { save } from '../runtime/storage'
import { started } from '../runtime/started'
import { aListItem } from '../testing/a-list'
import { aCart, anItem } from '../testing/a-cart'
import { aToken } from '../testing/a-token'
import { refuse, shopFor } from '../testing/shop-for'
import { shopWithCart } from '../testing/shop-with-cart'
import { $saved, $savedError, $savedLeaving, savedChanged, savedRemoved, savedWanted } from './for-later'
import { $areListsOff, $favoritesTotal, $liked, favoriteToggled, heartShown } from './index'
import { $share, sharePressed } from './share'

const READ = 'GET /wishlists/v2/favorites'
const ADD = 'POST /wishlists/v2/favorites'
const REMOVE = 'DELETE /wishlists/v2/favorites/:favoriteId/items/:itemId'
const SAVED = 'GET /wishlists/v2/saveForLater'
const SAVE = 'POST /cart/v2/cart/:basketId/saveForLater'

const liking = (...ids: string[]) => ({
  favoriteId: 'list-1',
  items: ids.map(id => aListItem({ itemId: `like-${id}`, productId: id })),
  total: ids.length,
})

describe('a heart', () => {
  test('is full at once, and stays so when the service has it', async () => {
    let answer: (value: unknown) => void = () => {}
    const shop = await shopFor({ [ADD]: () => new Promise(resolve => (answer = resolve)) })
    const done = shop.press(favoriteToggled, { productId: 'A' })
    await new Promise(resolve => setImmediate(resolve))
    expect(shop.see($liked)).toEqual({ A: true })
    answer(liking('A'))
    await done
    expect(shop.see($liked)).toEqual({ A: true })
    expect(shop.see($favoritesTotal)).toBe(1)
    expect(shop.callsTo(ADD)[0]?.body).toEqual({ id: 'A', qty: 1, itemType: 'product' })
  })

  test('is as it was where the service will not, and says why', async () => {
    const shop = await shopFor({ [ADD]: refuse(404, 'PLP400') })
    void shop.press(favoriteToggled, { productId: 'A' })
    while (!shop.see($toasts).length) await new Promise(resolve => setImmediate(resolve))
    expect(shop.see($liked)).toEqual({})
    expect(shop.see($toasts)).toMatchObject([{ code: 'PLP400', tone: 'danger' }])
  })

  test('pressed twice in a hurry ends empty: the service hears both, in order', async () => {
    const shop = await shopFor({ [ADD]: liking('A'), [REMOVE]: liking() })
    await Promise.all([
      shop.press(favoriteToggled, { productId: 'A' }),
      shop.press(favoriteToggled, { productId: 'A' }),
    ])
    expect(shop.see($liked)).toEqual({})
    expect(shop.calls.map(({ endpoint }) => endpoint).filter(name => name.includes('favorites'))).toEqual([ADD, REMOVE])
  })

  test('is full on the next page without a call, and emptied there by its own item', async () => {
    const shop = await shopFor({ [READ]: liking('A', 'B'), [REMOVE]: liking('B') }, { isStarted: false })
    save(shop.config.key, 'favorites', 1, { owner: 'consumer-1', ids: ['A', 'B'] })
    await shop.press(started, shop.config)
    await shop.press(heartShown)
    expect(shop.see($liked)).toEqual({ A: true, B: true })
    expect(shop.calls).toEqual([])
    await shop.press(favoriteToggled, { productId: 'A' })
    expect(shop.callsTo(REMOVE)[0]?.path).toBe('/wishlists/v2/favorites/list-1/items/like-A')
    expect(shop.see($liked)).toEqual({ B: true })
  })

  test('is full though its files came after the page’s shop had started', async () => {
    const shop = await shopFor()
    save(shop.config.key, 'favorites', 1, { owner: 'consumer-1', ids: ['A'] })
    await shop.press(heartShown)
    expect(shop.see($liked)).toEqual({ A: true })
  })

  test('A3: is right after somebody signed in on this page', async () => {
    const shop = await shopFor({
      [ADD]: liking('A'),
      [READ]: liking('A', 'C'),
      'POST /token/v2/auth/token': ({ body }: { body: unknown }) =>
        (body as { type: string }).type === 'Guest'
          ? aToken()
          : { ...aToken(), consumerNo: 'consumer-9', consumerType: 'REGISTERED' },
    })
    await shop.press(heartShown)
    await shop.press(favoriteToggled, { productId: 'A' })
    const request = { type: 'Registered' as const, authorizationCode: 'code', codeVerifier: 'v'.repeat(43) }
    await shop.press(exchangeFx, { request })
    expect(shop.see($liked)).toEqual({ A: true, C: true })
  })

  test('is not for an employee who is connected to a store', async () => {
    const shop = await shopFor({ [ADD]: refuse(403, 'AUT404') })
    void shop.press(favoriteToggled, { productId: 'A' })
    while (!shop.see($areListsOff)) await new Promise(resolve => setImmediate(resolve))
    expect(shop.see($liked)).toEqual({})
  })
})

describe('sharing', () => {
  test('makes a link to the list’s own screen', async () => {
    const shop = await shopFor({
      [ADD]: liking('A'),
      'POST /wishlists/v2/favorites/:favoriteId/share': { shareId: 'secret' },
    })
    await shop.press(favoriteToggled, { productId: 'A' })
    await shop.press(sharePressed, { title: 'Mine' })
    expect(shop.see($share)?.url).toBe('https://shop.test/en-us/favorites?list=secret')
  })
})

describe('saved for later', () => {
  const kept = { saveForLaterId: 'list-2', items: [aListItem({ itemId: 'saved-1' })] }

  test('a line leaves the cart for the list', async () => {
    const shop = await shopWithCart({ [SAVE]: aCart({ items: [] }), [SAVED]: kept })
    await shop.press(saveForLaterPressed, { itemId: 'item-1' })
    expect(shop.see($lines)).toEqual([])
    expect(shop.see($saved)).toMatchObject([{ itemId: 'saved-1' }])
    expect(shop.callsTo(SAVE)[0]).toMatchObject({
      path: '/cart/v2/cart/basket-1/saveForLater',
      body: { itemId: 'item-1' },
    })
  })

  test('a line that cannot be saved stays, and says why', async () => {
    const shop = await shopWithCart({ [SAVE]: refuse(409, 'ORD404') })
    await shop.press(saveForLaterPressed, { itemId: 'item-1' })
    expect(shop.see($lines)).toMatchObject([{ item: { id: 'item-1' }, pending: null, error: { code: 'ORD404' } }])
  })

  test('is read again where something was saved while it was being read', async () => {
    const answers: ((list: unknown) => void)[] = []
    const shop = await shopWithCart({
      [SAVE]: aCart({ items: [] }),
      [SAVED]: () => new Promise(resolve => answers.push(resolve)),
    })
    const reading = shop.press(savedWanted)
    await expect.poll(() => answers.length).toBe(1)
    const saving = shop.press(saveForLaterPressed, { itemId: 'item-1' })
    await expect.poll(() => shop.callsTo(SAVE).length).toBe(1)
    await expect.poll(() => shop.see($lines)).toEqual([])
    answers[0]?.({ saveForLaterId: null, items: [] })
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.(kept)
    await Promise.all([reading, saving])
    expect(shop.see($saved)).toMatchObject([{ itemId: 'saved-1' }])
  })

  test('goes back to the cart in one call, and is then saved no more', async () => {
    const shop = await shopWithCart({ [SAVED]: kept, 'POST /cart/v1/item': aCart({ items: [anItem({ qty: 2 })] }) })
    await shop.press(savedWanted)
    await shop.press(addToCartPressed, { productId: 'TQ4407AB12', savedItemId: 'saved-1', by: 'saved-1' })
    expect(shop.callsTo('POST /cart/v1/item')[0]?.body).toMatchObject({ savedItemId: 'saved-1', cartId: 'basket-1' })
    expect(shop.see($saved)).toEqual([])
    expect(shop.callsTo(SAVED)).toHaveLength(1)
  })

  const UPDATE = 'PUT /cart/v2/saveForLater'
  const inList = (qty: number) => ({ ...kept, items: [aListItem({ itemId: 'saved-1', qty })] })

  test('is seen in the quantity that is wanted at once; presses made meanwhile are one call, with the last', async () => {
    const answers: ((list: unknown) => void)[] = []
    const shop = await shopFor({ [SAVED]: kept, [UPDATE]: () => new Promise(resolve => answers.push(resolve)) })
    await shop.press(savedWanted)
    const changing = Promise.all([2, 3, 4].map(qty => shop.press(savedChanged, { itemId: 'saved-1', qty })))
    await expect.poll(() => answers.length).toBe(1)
    expect(shop.see($saved)).toMatchObject([{ qty: 4 }])
    answers[0]?.(inList(2))
    await expect.poll(() => answers.length).toBe(2)
    expect(shop.see($saved)).toMatchObject([{ qty: 4 }])
    answers[1]?.(inList(4))
    await changing
    expect(shop.callsTo(UPDATE).map(({ body }) => body)).toEqual([
      { saveForLaterId: 'list-2', itemId: 'saved-1', qty: 2 },
      { saveForLaterId: 'list-2', itemId: 'saved-1', qty: 4 },
    ])
    expect(shop.see($saved)).toMatchObject([{ qty: 4 }])
  })

  test('is asked for in no other quantity once it is removed', async () => {
    const answers: ((list: unknown) => void)[] = []
    const remove = 'DELETE /cart/v2/saveForLater/:saveForlaterId/items/:itemId'
    const shop = await shopFor({
      [SAVED]: kept,
      [UPDATE]: () => new Promise(resolve => answers.push(resolve)),
      [remove]: { ...kept, items: [] },
    })
    await shop.press(savedWanted)
    const changing = Promise.all([2, 3].map(qty => shop.press(savedChanged, { itemId: 'saved-1', qty })))
    await expect.poll(() => answers.length).toBe(1)
    const removing = shop.press(savedRemoved, { itemId: 'saved-1' })
    await expect.poll(() => shop.callsTo(remove)).toHaveLength(1)
    answers[0]?.({ ...kept, items: [] })
    await new Promise(resolve => setImmediate(resolve))
    expect(shop.callsTo(UPDATE)).toHaveLength(1)
    answers[1]?.({ ...kept, items: [] })
    await Promise.all([changing, removing])
    expect(shop.see($saved)).toEqual([])
  })

  test('stays as many as they were where the service will not have more, and says why', async () => {
    const shop = await shopFor({ [SAVED]: inList(2), [UPDATE]: refuse(409, 'INV408') })
    await shop.press(savedWanted)
    await shop.press(savedChanged, { itemId: 'saved-1', qty: 3 })
    expect(shop.see($saved)).toMatchObject([{ qty: 2 }])
    expect(shop.see($savedError)).toMatchObject({ code: 'INV408' })
  })

  test('is removed for good', async () => {
    const remove = 'DELETE /cart/v2/saveForLater/:saveForlaterId/items/:itemId'
    const shop = await shopFor({ [SAVED]: kept, [remove]: { ...kept, items: [] } })
    await shop.press(savedWanted)
    await shop.press(savedRemoved, { itemId: 'saved-1' })
    expect(shop.callsTo(remove)[0]?.path).toBe('/cart/v2/saveForLater/list-2/items/saved-1')
    expect(shop.see($saved)).toEqual([])
  })

  test('is on its way until its own answer has come, not another’s', async () => {
    const answers: ((list: unknown) => void)[] = []
    const remove = 'DELETE /cart/v2/saveForLater/:saveForlaterId/items/:itemId'
    const both = { ...kept, items: [...kept.items, aListItem({ itemId: 'saved-2' })] }
    const shop = await shopFor({ [SAVED]: both, [remove]: () => new Promise(resolve => answers.push(resolve)) })
    await shop.press(savedWanted)
    const removing = Promise.all(['saved-1', 'saved-2'].map(itemId => shop.press(savedRemoved, { itemId })))
    await expect.poll(() => answers.length).toBe(2)
    answers[0]?.({ ...kept, items: [aListItem({ itemId: 'saved-2' })] })
    await expect.poll(() => shop.see($saved)).toHaveLength(1)
    expect(shop.see($savedLeaving)).toEqual(['saved-2'])
    answers[1]?.({ ...kept, items: [] })
    await removing
    expect(shop.see($savedLeaving)).toEqual([])
  })
})
