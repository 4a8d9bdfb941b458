import '../../wiring/session/cart-follows-session'
import { beforeEach, describe, expect, test } from 'vitest'
import { $basketId, $cart, $count, $lines, addToCartPressed, cartAnswered, quantityChanged } from '../../cart'
import { lastSeenOf, loadLastSeen, saveLastSeen } from '../../cart/last-seen'
import { started } from '../../runtime/started'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { cartStoredElsewhere } from '../../runtime/tabs'
import { drop, load, save } from '../../runtime/storage'
import { $token, tokenReceived } from '../../http/token'
import { $profile, profileWanted } from '../../profile'
import { aCart, anItem } from '../../testing/a-cart'
import { aProfile } from '../../testing/a-profile'
import { deferred } from '../../testing/deferred'
import { fakeStorage } from '../../testing/fake-storage'
import { aToken } from '../../testing/a-token'
import { type Call, refuse, shopFor } from '../../testing/shop-for'
import { cartCalls } from '../../testing/shop-with-cart'
import { favoritesWanted } from '../../lists'
import { $session } from '../model'
import { sessionEnded, signOutPressed } from '../signing'
import './index'

const tab = fakeStorage('sessionStorage')
fakeStorage('localStorage')

const ofThePage = ['reloaded', 'came-from']
const ofThePerson = ['terms-asked', 'completing-asked', 'address-drafts', 'purchase', 'look-up']
const { begin, add, update } = cartCalls
const other = aToken({ consumerType: 'REGISTERED', consumerNo: 'consumer-2', basketId: 'basket-9' })
const underWay = ['apart', 'asking', 'express', 'express-basket', 'edits', 'sign-in']

/** A tab in which somebody is signed in, and has left something of everything. */
async function signedInTab(answers = {}) {
  const shop = await shopFor({
    'GET /cart/v1/cart/:basketId': refuse(404, 'BSK404'),
    'POST /token/v2/auth/token': () => aToken(),
    ...answers,
  })
  const { key } = shop.config
  await shop.press(tokenReceived, { answer: aToken({ consumerType: 'EMPLOYEE' }), now: Date.now() })
  save(key, 'session', 1, { login: true, accessExpiry: 0, employee: true })
  for (const name of [...ofThePage, ...ofThePerson, ...underWay]) tab.set(`till:${key}:${name}`, '{"v":1,"value":true}')
  const left = () => [...tab.keys()].map(at => at.replace(`till:${key}:`, '')).sort()
  return { ...shop, key, left }
}

beforeEach(() => tab.clear())

describe('A7: what a tab keeps of who was here', () => {
  test('is gone once they sign out', async () => {
    const shop = await signedInTab({ 'POST /consumers-v3/consumer/auth/signout': {} })
    await shop.press(signOutPressed)
    expect(shop.left()).toEqual([...ofThePage].sort())
  })

  test('is gone once they sign out in another tab, and so is the session', async () => {
    const shop = await signedInTab()
    save(shop.key, 'session', 1, { login: false, accessExpiry: 0, employee: false })
    await shop.press(tabMessageReceived, { about: 'session' })
    expect(shop.left()).toEqual([...ofThePage].sort())
    expect(shop.see($session)?.consumerType).not.toBe('EMPLOYEE')
  })

  test.each([
    ['a guest', aToken({ consumerNo: 'g-2' })],
    ['somebody else', aToken({ consumerType: 'REGISTERED', consumerNo: 'c-2', firstName: 'Nia' })],
  ])(
    'is gone once the next token is of %s: the page slept while they left, and heard of nothing',
    async (_who, next) => {
      const shop = await signedInTab({ 'GET /consumers-v3/consumer': { consumerProfile: aProfile() } })
      await shop.press(profileWanted)
      expect(shop.see($profile)).not.toBeNull()
      await shop.press(tokenReceived, { answer: next, now: Date.now() })
      expect([shop.see($profile), shop.left()]).toEqual([null, [...ofThePage].sort()])
      expect([shop.see($session)?.consumerNo, shop.see($token)?.value]).toEqual([next.consumerNo, next.accessToken])
    },
  )

  test('stays where the next token is of the same person', async () => {
    const shop = await signedInTab()
    await shop.press(tokenReceived, { answer: aToken({ consumerType: 'EMPLOYEE' }), now: Date.now() })
    expect(shop.left()).toContain('terms-asked')
  })

  test('stays where another tab tells of a sign-in', async () => {
    const shop = await signedInTab()
    await shop.press(tabMessageReceived, { about: 'session' })
    expect(shop.left()).toContain('terms-asked')
  })

  test('is gone where the session turns out to have ended, but for what is under way', async () => {
    const shop = await signedInTab({
      'POST /token/v2/auth/token': ({ body }: { body: { type: string } }) =>
        body.type === 'Refresh' ? refuse(401, 'AUT404') : aToken(),
    })
    await shop.press(tabMessageReceived, { about: 'session' })
    await shop.press(favoritesWanted)
    expect(shop.left()).toEqual([...ofThePage, ...underWay].sort())
  })

  test.each([
    ['a guest’s', aToken()],
    ['somebody else’s', aToken({ consumerType: 'REGISTERED', consumerNo: 'consumer-2' })],
  ])(
    'is gone where the first token of a page is %s: whoever was here left on another page of the shop, and their bag is not filled again',
    async (_whose, answer) => {
      const shop = await shopFor(
        {
          'POST /token/v2/auth/token': () => answer,
          'GET /cart/v1/cart/:basketId': refuse(403, 'AUT498'),
          [begin]: aCart({ basketId: 'basket-2' }),
        },
        { isStarted: false },
      )
      const { key } = shop.config
      save(key, 'session', 1, { login: true, accessExpiry: 0, employee: false, consumerNo: 'consumer-1' })
      save(key, 'sent', 1, { productId: 'TQ4407AB12' })
      save(key, 'order', 1, { orderNumber: '064339593390' })
      saveLastSeen(key, lastSeenOf(aCart()))
      tab.set(`till:${key}:look-up`, '{"v":1,"value":true}')
      await shop.press(started, shop.config)
      expect([...shop.callsTo(begin), ...shop.callsTo('GET /cart/v1/cart/:basketId')]).toEqual([])
      expect([shop.see($cart), loadLastSeen(key), [...tab.keys()]]).toEqual([null, null, []])
      expect([load(key, 'sent', 1), load(key, 'order', 1)]).toEqual([null, null])
      expect([shop.see($session)?.consumerType, shop.see($token)]).toEqual([answer.consumerType, expect.anything()])
    },
  )

  test.each([
    ['a guest’s, who has no bag yet', aToken(), begin, 'basket-2'],
    ['somebody else’s, who has a bag', other, add, 'basket-9'],
  ])(
    'is not added to what was pressed before the first token, which is %s',
    async (_whose, answer, endpoint, basketId) => {
      const shop = await shopFor(
        {
          'POST /token/v2/auth/token': () => answer,
          'GET /cart/v1/cart/:basketId': refuse(403, 'AUT498'),
          [begin]: aCart({ basketId: 'basket-2' }),
          [add]: ({ body }: Call) =>
            (body as { cartId: string }).cartId === 'basket-9'
              ? aCart({ basketId: 'basket-9' })
              : refuse(403, 'AUT498'),
        },
        { isStarted: false },
      )
      const { key } = shop.config
      save(key, 'session', 1, { login: true, accessExpiry: 0, employee: false, consumerNo: 'consumer-1' })
      saveLastSeen(key, lastSeenOf(aCart({ items: [anItem({ qty: 3 }), anItem({ id: 'item-2', upc: 'upc-2' })] })))
      void shop.press(started, shop.config)
      await shop.press(addToCartPressed, { productId: 'TQ4407AB13', upc: 'upc-3' })
      const written = shop.calls.filter(({ endpoint }) => endpoint === begin || endpoint === add)
      expect(written).toMatchObject([{ endpoint, body: { productId: 'TQ4407AB13', upc: 'upc-3', qty: 1 } }])
      expect(shop.calls.filter(({ path }) => path.endsWith('basket-1'))).toEqual([])
      expect([shop.see($basketId), loadLastSeen(key)?.basketId]).toEqual([basketId, basketId])
    },
  )

  test('is not added to what is pressed while the session turns out to be somebody else’s, and none of its lines changed', async () => {
    const shop = await signedInTab({
      'POST /token/v2/auth/token': () => other,
      [update]: refuse(401, 'AUT401'),
      [add]: ({ headers, body }: Call) => {
        if (headers['authorization'] !== `Bearer ${other.accessToken}`) return refuse(401, 'AUT401')
        return (body as { cartId: string }).cartId === 'basket-9'
          ? aCart({ basketId: 'basket-9' })
          : refuse(403, 'AUT498')
      },
      [begin]: aCart({ basketId: 'basket-2' }),
    })
    await shop.press(cartAnswered, aCart({ items: [anItem({ qty: 3 })] }))
    void shop.press(addToCartPressed, { productId: 'TQ4407AB13', upc: 'upc-3' })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
    expect(shop.callsTo(begin)).toEqual([])
    expect(shop.callsTo(add).at(-1)?.body).toMatchObject({ cartId: 'basket-9', productId: 'TQ4407AB13', qty: 1 })
    expect([shop.see($basketId), shop.see($lines).map(({ error }) => error)]).toEqual(['basket-9', [null]])
  })

  test('is gone where another tab of the page has forgotten them first, while this one waits for its token', async () => {
    const shop = await shopFor(
      {
        'POST /token/v2/auth/token': async () => {
          saveLastSeen(shop.config.key, null)
          void shop.press(cartStoredElsewhere)
          return aToken()
        },
        'GET /cart/v1/cart/:basketId': refuse(403, 'AUT498'),
        [begin]: aCart({ basketId: 'basket-2' }),
      },
      { isStarted: false },
    )
    const { key } = shop.config
    save(key, 'session', 1, { login: false, accessExpiry: 0, employee: false })
    saveLastSeen(key, lastSeenOf(aCart()))
    await shop.press(started, shop.config)
    expect(shop.callsTo(begin)).toEqual([])
    expect([shop.see($cart), shop.see($count), loadLastSeen(key)]).toEqual([null, 0, null])
  })

  test.each([
    ['here', (shop: Awaited<ReturnType<typeof signedInTab>>) => shop.press(sessionEnded)],
    [
      'in another tab',
      ({ key, press }: Awaited<ReturnType<typeof signedInTab>>) => {
        drop(key, 'session')
        return press(tabMessageReceived, { about: 'session' })
      },
    ],
  ])('is not brought back by a token that was asked for before they left %s', async (_where, leave) => {
    const refreshed = deferred<unknown>()
    const shop = await signedInTab({
      'POST /token/v2/auth/token': ({ body }: Call) =>
        (body as { type: string }).type === 'Refresh' ? refreshed.promise : aToken({ consumerNo: 'guest-2' }),
    })
    await shop.press(tokenReceived, { answer: aToken({ consumerType: 'EMPLOYEE', expiresIn: 0 }), now: Date.now() })
    const all = [shop.press(favoritesWanted)]
    await expect.poll(() => shop.callsTo('POST /token/v2/auth/token').length).toBe(1)
    all.push(leave(shop))
    refreshed.resolve(aToken({ consumerType: 'EMPLOYEE' }))
    await Promise.all(all)
    expect([shop.see($session)?.consumerNo, load<{ login: boolean }>(shop.key, 'session', 1)?.login]).toEqual([
      'guest-2',
      false,
    ])
  })

  test('stays where the first token of a page is of whoever was signed in', async () => {
    const cart = aCart()
    const { consumerNo } = aToken({ consumerType: 'REGISTERED' })
    const shop = await shopFor(
      { 'POST /token/v2/auth/token': () => aToken({ consumerType: 'REGISTERED', basketId: cart.basketId, cart }) },
      { isStarted: false },
    )
    save(shop.config.key, 'session', 1, { login: true, accessExpiry: 0, employee: false, consumerNo })
    saveLastSeen(shop.config.key, lastSeenOf(cart))
    await shop.press(started, shop.config)
    expect([shop.callsTo('POST /token/v2/auth/token').length, shop.see($cart)?.basketId]).toEqual([1, cart.basketId])
  })
})
