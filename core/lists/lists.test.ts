import '../../core/wiring/cart/cart-says-what-failed'
import '../wiring/lists/lists-say-what-failed'
import { describe, expect, test } from 'vitest'
import { exchangeFx } from '../http/exchange'
import { tokenForgotten, tokenReceived } from '../http/token'
import { $toasts } from '../notices'
import { cameOnline } from '../runtime/page-events'
import { save } from '../runtime/storage'
import { started } from '../runtime/started'
import { aListItem } from '../testing/a-list'
import { aToken } from '../testing/a-token'
import { type Call, noAnswer, refuse, shopFor } from '../testing/shop-for'
import {
  $areListsOff,
  $favoritesError,
  $favoritesTotal,
  $liked,
  favoritesWanted,
  favoriteToggled,
  heartShown,
} from './index'
import { $share, $shared, $sharedError, sharedWanted, sharePressed } from './sharing/share'

const READ = 'GET /wishlists/v2/favorites'
const ADD = 'POST /wishlists/v2/favorites'
const REMOVE = 'DELETE /wishlists/v2/favorites/:favoriteId/items/:itemId'

const liking = (...ids: string[]) => ({
  favoriteId: 'list-1',
  items: ids.map(id => aListItem({ itemId: `like-${id}`, productId: id })),
  total: ids.length,
})

test('A9: an associate has no lists from their first token on, and an employee has', async () => {
  for (const isAssociate of [true, false]) {
    const shop = await shopFor({})
    const answer = { ...aToken(), consumerType: 'EMPLOYEE' as const, ...(isAssociate ? { isAssociate } : {}) }
    await shop.press(tokenReceived, { answer, now: Date.now() })
    expect(shop.see($areListsOff)).toBe(isAssociate)
  }
})

test('A9: an associate has no lists on their next page either, before its first token or where hearts load after it', async () => {
  for (const isAssociate of [true, false]) {
    const answer = { ...aToken({ consumerType: 'EMPLOYEE' }), ...(isAssociate ? { isAssociate } : {}) }
    const before = await shopFor({ 'POST /token/v2/auth/token': () => answer })
    await before.press(favoritesWanted)
    const shop = await shopFor({}, { config: before.config })
    expect(shop.see($areListsOff)).toBe(isAssociate)
    await shop.press(tokenForgotten)
    expect(shop.see($areListsOff)).toBe(false)
  }
})

test('T22: a page of another site keeps lists for a guest, and asks for none of whoever signed in, on its next page either', async () => {
  const shop = await shopFor({ [READ]: liking() })
  await shop.press(heartShown)
  const guest = aToken({ trust: 'third-party' })
  await shop.press(tokenReceived, { answer: guest, now: Date.now() })
  expect(shop.see($areListsOff)).toBe(false)
  const member = aToken({ trust: 'third-party', consumerType: 'REGISTERED', consumerNo: 'hashed' })
  await shop.press(tokenReceived, { answer: member, now: Date.now() })
  expect([shop.see($areListsOff), shop.callsTo(READ)]).toEqual([true, []])
  const before = await shopFor({ 'POST /token/v2/auth/token': () => member })
  await before.press(favoritesWanted)
  const next = await shopFor({}, { config: before.config })
  expect(next.see($areListsOff)).toBe(true)
})

test('A9: the hearts of a page read an employee’s list, and ask for none of an associate', async () => {
  for (const isAssociate of [true, false]) {
    const shop = await shopFor({ [READ]: liking() })
    await shop.press(heartShown)
    const answer = { ...aToken({ consumerType: 'EMPLOYEE' }), ...(isAssociate ? { isAssociate } : {}) }
    await shop.press(tokenReceived, { answer, now: Date.now() })
    expect(shop.callsTo(READ)).toHaveLength(isAssociate ? 0 : 1)
  }
})

test('H1: favourites that were asked for offline are read when the connection is back', async () => {
  const answers: unknown[] = [liking('A'), noAnswer('offline')()]
  const shop = await shopFor({ [READ]: () => answers.pop() })
  await shop.press(favoritesWanted)
  expect([shop.see($favoritesTotal), shop.see($favoritesError)?.code]).toEqual([null, 'offline'])
  await shop.press(cameOnline)
  expect([shop.see($favoritesTotal), shop.see($favoritesError)]).toEqual([1, null])
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

  test('H1: for a list that is full says so, and not that something went wrong', async () => {
    const shop = await shopFor({ [ADD]: refuse(409, 'LST409', { field: 'items' }) })
    void shop.press(favoriteToggled, { productId: 'A' })
    await expect.poll(() => shop.see($toasts)).toMatchObject([{ code: 'LST409', tone: 'danger' }])
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

  test('H1: that was emptied in another tab or device meanwhile is empty here, too, and nothing failed', async () => {
    const lists: unknown[] = [liking('B'), liking('A', 'B')]
    const shop = await shopFor({ [READ]: () => lists.pop(), [REMOVE]: refuse(404, 'PLP400') })
    await shop.press(favoritesWanted)
    await shop.press(favoriteToggled, { productId: 'A' })
    expect([shop.see($liked), shop.see($favoritesTotal), shop.see($toasts)]).toEqual([{ B: true }, 1, []])
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

  test('H1: stays full where the list was asked for before it was pressed, and comes after that', async () => {
    let answer: (value: unknown) => void = () => {}
    const answers: unknown[] = [new Promise(resolve => (answer = resolve)), liking('A')]
    const shop = await shopFor({ [READ]: () => answers.shift(), [ADD]: liking('A') })
    const reading = shop.press(favoritesWanted)
    await expect.poll(() => shop.callsTo(READ).length).toBe(1)
    const pressed = shop.press(favoriteToggled, { productId: 'A' })
    await expect.poll(() => shop.see($favoritesTotal)).toBe(1)
    answer(liking())
    await Promise.all([reading, pressed])
    expect([shop.see($liked), shop.see($favoritesTotal)]).toEqual([{ A: true }, 1])
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

  test('H1: a link is not shown any more once its list is empty, as it leads nowhere then', async () => {
    const share = 'POST /wishlists/v2/favorites/:favoriteId/share'
    const shop = await shopFor({ [ADD]: liking('A'), [REMOVE]: liking(), [share]: { shareId: 'secret' } })
    await shop.press(favoriteToggled, { productId: 'A' })
    await shop.press(sharePressed, { title: 'Mine' })
    await shop.press(favoriteToggled, { productId: 'A' })
    await shop.press(favoriteToggled, { productId: 'A' })
    expect(shop.see($share)).toBeNull()
  })
})

describe('a shared list', () => {
  const ofList = (id: string) => ({ items: [aListItem({ itemId: `shared-${id}` })], total: 1 })
  const READ_SHARED = 'GET /wishlists/v2/favorites/:favoriteId/share'

  /** A shop whose answers about shared lists come when the test says so. */
  async function reader() {
    const answers: Record<string, (answer: unknown) => void> = {}
    const shop = await shopFor({
      [READ_SHARED]: ({ path }: Call) => new Promise(resolve => (answers[path.split('/').at(-2) ?? ''] = resolve)),
    })
    return { shop, answers }
  }

  test.each([
    ['before', ['one', 'other']],
    ['after', ['other', 'one']],
  ])('asked for while another is being read is the one that is shown, whose answer came %s', async (_when, order) => {
    const { shop, answers } = await reader()
    const both = Promise.all(['one', 'other'].map(shareId => shop.press(sharedWanted, { shareId })))
    await expect.poll(() => Object.keys(answers)).toEqual(['one', 'other'])
    for (const id of order) answers[id]?.(ofList(id))
    await both
    expect(shop.see($shared)).toMatchObject({ items: [{ itemId: 'shared-other' }] })
  })

  test('is not said to be missing for the refusal of another', async () => {
    const { shop, answers } = await reader()
    const both = Promise.all(['one', 'other'].map(shareId => shop.press(sharedWanted, { shareId })))
    await expect.poll(() => Object.keys(answers)).toEqual(['one', 'other'])
    answers['other']?.(ofList('other'))
    answers['one']?.(refuse(404, 'PLP400'))
    await both
    expect(shop.see($sharedError)).toBeNull()
  })
})
