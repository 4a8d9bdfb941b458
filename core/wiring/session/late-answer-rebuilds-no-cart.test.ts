import { describe, expect, test } from 'vitest'
import { $isSaving, $staleness, addToCartPressed, cartCommandFx } from '../../cart'
import { lastSeenOf, saveLastSeen } from '../../cart/last-seen'
import { tokenReceived } from '../../http/token'
import { cameOnline } from '../../runtime/page-events'
import { started } from '../../runtime/started'
import { save } from '../../runtime/storage'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { signOutPressed } from '../../session/signing'
import { aCart } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { skipWaits, stopClock } from '../../testing/shop-clock'
import { type Call, noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import { bodiesOf, cartCalls } from '../../testing/shop-with-cart'
import './late-answer-rebuilds-no-cart'

fakeStorage('localStorage')
fakeStorage('sessionStorage')

const { add, begin } = cartCalls
const shoe = { productId: 'TQ4407AB12', upc: 'upc-1' }
const known = { login: true, accessExpiry: 0, employee: false, consumerNo: 'consumer-1' }
const theirs = aToken({ consumerType: 'REGISTERED', consumerNo: 'consumer-1', basketId: 'basket-1' })
const others = aToken({ consumerType: 'REGISTERED', consumerNo: 'consumer-2', basketId: 'basket-9' })

const leaving: readonly [how: string, leave: (shop: Shop) => Promise<unknown>][] = [
  ['sign out', shop => shop.press(signOutPressed)],
  [
    'sign out in another tab',
    shop => {
      save(shop.config.key, 'session', 1, { ...known, login: false })
      return shop.press(tabMessageReceived, { about: 'session' })
    },
  ],
  ['are followed by somebody else', shop => shop.press(tokenReceived, { answer: others, now: Date.now() })],
]

/** Answers nobody until the connection is back. */
function aConnection() {
  let isOffline = true
  return {
    answer: () => (isOffline ? noAnswer('offline')() : aCart({ basketId: 'basket-2' })),
    async comeBack(shop: Shop) {
      isOffline = false
      skipWaits()
      await shop.press(cameOnline)
    },
  }
}

describe('A7: what waits for the connection', () => {
  test.each(leaving)(
    'is dropped where those who pressed it %s, and a script that waits for it is told',
    async (_how, leave) => {
      stopClock()
      const { answer, comeBack } = aConnection()
      const shop = await shopFor({ [add]: answer, [begin]: answer, 'POST /consumers-v3/consumer/auth/signout': {} })
      save(shop.config.key, 'session', 1, known)
      await shop.press(tokenReceived, { answer: theirs, now: Date.now() })
      void shop.press(addToCartPressed, shoe)
      await expect.poll(() => shop.see($staleness)).toMatchObject({ code: 'offline' })
      const waiting = shop.press(cartCommandFx, { kind: 'add', item: { productId: 'TQ4407AB13', upc: 'upc-2' } })
      await expect.poll(() => shop.callsTo(add).length).toBe(2)
      void leave(shop)
      await expect.poll(() => [shop.see($isSaving), shop.see($staleness)]).toEqual([false, null])
      shop.calls.length = 0
      await comeBack(shop)
      expect([...shop.callsTo(add), ...shop.callsTo(begin)]).toEqual([])
      expect(await waiting).toMatchObject({
        status: 'fail',
        value: { code: 'BSK404', message: expect.stringMatching(/^Expected the cart to change/) },
      })
    },
  )

  test('stays where it was pressed before the first token, and goes to whoever that is of', async () => {
    const shop = await shopFor(
      {
        'POST /token/v2/auth/token': () => others,
        [add]: ({ body }: Call) =>
          (body as { cartId: string }).cartId === 'basket-9' ? aCart({ basketId: 'basket-9' }) : refuse(403, 'AUT498'),
      },
      { isStarted: false },
    )
    save(shop.config.key, 'session', 1, known)
    saveLastSeen(shop.config.key, lastSeenOf(aCart()))
    void shop.press(started, shop.config)
    void shop.press(addToCartPressed, shoe)
    await shop.press(addToCartPressed, { productId: 'TQ4407AB13', upc: 'upc-2' })
    expect(bodiesOf(shop.callsTo(add))).toMatchObject([
      { cartId: 'basket-9', upc: 'upc-1' },
      { cartId: 'basket-9', upc: 'upc-2' },
    ])
  })
})
