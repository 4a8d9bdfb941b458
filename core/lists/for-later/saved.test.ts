import '../../wiring/lists/saved-follows-cart'
import { describe, expect, test } from 'vitest'
import { $lines, saveForLaterPressed } from '../../cart'
import { tokenReceived } from '../../http/token'
import { aListItem } from '../../testing/a-list'
import { aCart, anItem } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { type Call, refuse, shopFor } from '../../testing/shop-for'
import { shopWithCart } from '../../testing/shop-with-cart'
import { $saved, $savedError, $savedLeaving, savedChanged, savedMoved, savedRemoved, savedWanted } from './index'

const SAVED = 'GET /wishlists/v2/saveForLater'
const SAVE = 'POST /cart/v2/cart/:basketId/saveForLater'

describe('saved for later', () => {
  const stored = { saveForLaterId: 'list-2', items: [aListItem({ itemId: 'saved-1' })] }

  test('a line leaves the cart for the list', async () => {
    const shop = await shopWithCart({ [SAVE]: aCart({ items: [] }), [SAVED]: stored })
    await shop.press(saveForLaterPressed, { itemId: 'item-1' })
    expect(shop.see($lines)).toEqual([])
    expect(shop.see($saved)).toMatchObject([{ itemId: 'saved-1' }])
    expect(shop.callsTo(SAVE)[0]).toMatchObject({
      path: '/cart/v2/cart/basket-1/saveForLater',
      body: { itemId: 'item-1' },
    })
  })

  test('A9: is read for an employee, and never asked for by an associate, who has none', async () => {
    for (const isAssociate of [true, false]) {
      const shop = await shopFor({ [SAVED]: stored })
      const answer = { ...aToken({ consumerType: 'EMPLOYEE' }), isAssociate }
      await shop.press(tokenReceived, { answer, now: Date.now() })
      await shop.press(savedWanted)
      expect(shop.callsTo(SAVED)).toHaveLength(isAssociate ? 0 : 1)
    }
  })

  test('B6: is read again for who signs in, and not for the same shopper’s next token', async () => {
    const shop = await shopFor({ [SAVED]: stored })
    const receive = (answer: ReturnType<typeof aToken>) => shop.press(tokenReceived, { answer, now: Date.now() })
    const guest = aToken({ consumerNo: 'guest-1' })
    await receive(guest)
    await shop.press(savedWanted)
    await receive(guest)
    expect(shop.callsTo(SAVED)).toHaveLength(1)
    await receive(aToken({ consumerType: 'REGISTERED', consumerNo: 'maya' }))
    expect(shop.callsTo(SAVED)).toHaveLength(2)
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
    answers[1]?.(stored)
    await Promise.all([reading, saving])
    expect(shop.see($saved)).toMatchObject([{ itemId: 'saved-1' }])
  })

  test('goes back to the cart in one call, and is then saved no more', async () => {
    const shop = await shopWithCart({ [SAVED]: stored, 'POST /cart/v1/item': aCart({ items: [anItem({ qty: 2 })] }) })
    await shop.press(savedWanted)
    await shop.press(savedMoved, aListItem({ itemId: 'saved-1' }))
    expect(shop.callsTo('POST /cart/v1/item')[0]?.body).toMatchObject({ savedItemId: 'saved-1', cartId: 'basket-1' })
    expect(shop.see($saved)).toEqual([])
    expect(shop.callsTo(SAVED)).toHaveLength(1)
  })

  const UPDATE = 'PUT /cart/v2/saveForLater'
  const inList = (qty: number) => ({ ...stored, items: [aListItem({ itemId: 'saved-1', qty })] })

  test('is seen in the quantity that is wanted at once; presses made meanwhile are one call, with the last', async () => {
    const answers: ((list: unknown) => void)[] = []
    const shop = await shopFor({ [SAVED]: stored, [UPDATE]: () => new Promise(resolve => answers.push(resolve)) })
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
      [SAVED]: stored,
      [UPDATE]: () => new Promise(resolve => answers.push(resolve)),
      [remove]: { ...stored, items: [] },
    })
    await shop.press(savedWanted)
    const changing = Promise.all([2, 3].map(qty => shop.press(savedChanged, { itemId: 'saved-1', qty })))
    await expect.poll(() => answers.length).toBe(1)
    const removing = shop.press(savedRemoved, { itemId: 'saved-1' })
    answers[0]?.(inList(2))
    await Promise.all([changing, removing])
    expect([shop.callsTo(UPDATE).length, shop.callsTo(remove).length]).toEqual([1, 1])
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
    const shop = await shopFor({ [SAVED]: stored, [remove]: { ...stored, items: [] } })
    await shop.press(savedWanted)
    await shop.press(savedRemoved, { itemId: 'saved-1' })
    expect(shop.callsTo(remove)[0]?.path).toBe('/cart/v2/saveForLater/list-2/items/saved-1')
    expect(shop.see($saved)).toEqual([])
  })

  test('B6: that another tab has taken out meanwhile goes here, too; removed, nothing failed', async () => {
    const remove = 'DELETE /cart/v2/saveForLater/:saveForlaterId/items/:itemId'
    const gone = refuse(404, 'PLP400')
    const aShop = async () => {
      const lists: unknown[] = [{ ...stored, items: [] }, stored]
      const shop = await shopFor({ [SAVED]: () => lists.pop(), [remove]: gone, [UPDATE]: gone })
      await shop.press(savedWanted)
      return { ...shop, told: () => [shop.see($saved), shop.see($savedError)?.code] }
    }
    const removing = await aShop()
    await removing.press(savedRemoved, { itemId: 'saved-1' })
    expect(removing.told()).toEqual([[], undefined])
    const changing = await aShop()
    await changing.press(savedChanged, { itemId: 'saved-1', qty: 2 })
    expect(changing.told()).toEqual([[], 'PLP400'])
  })

  const two = { ...stored, items: [...stored.items, aListItem({ itemId: 'saved-2' })] }

  /** A shop whose answers about saved things come when the test says so, each made of the list as it is at its call. */
  async function slowShop() {
    const remove = 'DELETE /cart/v2/saveForLater/:saveForlaterId/items/:itemId'
    let items = two.items
    const answers: (() => void)[] = []
    const later = () => {
      const list = { ...two, items }
      return new Promise(resolve => answers.push(() => resolve(list)))
    }
    let isFirst = true
    const shop = await shopFor({
      [SAVED]: () => {
        if (!isFirst) return later()
        isFirst = false
        return two
      },
      [UPDATE]: later,
      [remove]: ({ path }: Call) => {
        items = items.filter(({ itemId }) => !path.endsWith(itemId))
        return later()
      },
    })
    await shop.press(savedWanted)
    /** Lets the answers come, the newest first, until nothing is asked any more. */
    const answerBackwards = async (all: Promise<unknown>) => {
      let isOver = false
      void all.then(() => (isOver = true))
      while (!isOver) {
        answers.pop()?.()
        await new Promise(resolve => setImmediate(resolve))
      }
    }
    return { shop, answers, answerBackwards }
  }

  test('is removed with another at once, in whichever order the answers would come', async () => {
    const { shop, answers, answerBackwards } = await slowShop()
    const removing = Promise.all(['saved-1', 'saved-2'].map(itemId => shop.press(savedRemoved, { itemId })))
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    expect(shop.see($savedLeaving)).toEqual(['saved-1', 'saved-2'])
    await answerBackwards(removing)
    expect([shop.see($saved), shop.see($savedLeaving)]).toEqual([[], []])
  })

  test('stays removed where an older answer, to a reading or another quantity, comes after', async () => {
    const { shop, answers, answerBackwards } = await slowShop()
    const all = [shop.press(savedChanged, { itemId: 'saved-2', qty: 2 }), shop.press(savedWanted)]
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    all.push(shop.press(savedRemoved, { itemId: 'saved-1' }))
    await answerBackwards(Promise.all(all))
    expect(shop.see($saved)).toMatchObject([{ itemId: 'saved-2' }])
  })

  test('that could not be removed says why, also where another was after it', async () => {
    const remove = 'DELETE /cart/v2/saveForLater/:saveForlaterId/items/:itemId'
    const shop = await shopFor({
      [SAVED]: two,
      [remove]: ({ path }: Call) =>
        path.endsWith('saved-1') ? refuse(500, 'GEN500') : { ...two, items: stored.items },
    })
    await shop.press(savedWanted)
    await Promise.all(['saved-1', 'saved-2'].map(itemId => shop.press(savedRemoved, { itemId })))
    expect(shop.see($saved)).toMatchObject([{ itemId: 'saved-1' }])
    expect(shop.see($savedError)).toMatchObject({ code: 'GEN500' })
  })
})
