import { beforeEach, expect, test } from 'vitest'
import { $basketId, $count, $isApart } from '../../cart'
import { wentApart } from '../../cart/apart'
import { saveLastSeen, lastSeenOf, loadLastSeen } from '../../cart/last-seen'
import { signInSubmitted } from '../../session/sign-in'
import { signOutPressed } from '../../session/signing'
import { aCart, anItem } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { type Call, type Shop, shopFor } from '../../testing/shop-for'
import { cartCalls, cartOf } from '../../testing/shop-with-cart'
import './cart-follows-session'
import './sign-in-takes-guest-cart'
import './signed-out-leaves-nothing'

fakeStorage('localStorage')
const tab = fakeStorage('sessionStorage')

const key = 'pk_apart_session'
const token = 'POST /token/v2/auth/token'
const oneItem = aCart({ basketId: 'express-1', items: [anItem({ id: 'item-9' })] })
const ofAccount = { ...cartOf(5), basketId: 'basket-7' }

/** A guest with a bag of three, who pays for one thing apart from it. */
async function apart(): Promise<Shop> {
  const shop = await shopFor(
    {
      'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
      'POST /consumers-v3/consumer/auth/signout': {},
      [token]: ({ body }: Call) =>
        (body as { type: string }).type === 'Registered'
          ? aToken({ consumerType: 'REGISTERED', basketId: 'basket-7', cart: ofAccount })
          : aToken({ basketId: 'basket-1' }),
      [cartCalls.read]: ({ path }: Call) => (path.includes('express-1') ? oneItem : cartOf(3)),
    },
    { config: { key } },
  )
  await shop.press(wentApart, oneItem)
  return shop
}

beforeEach(() => saveLastSeen(key, lastSeenOf(cartOf(3))))

test('D5 A3: who signs in goes on with the one item, at the account’s prices; the bag that the account has is kept for other tabs', async () => {
  const shop = await apart()
  shop.calls.length = 0
  await shop.press(signInSubmitted, { username: 'shopper@till.test', password: 'Till-demo-1' })
  expect([shop.see($basketId), shop.see($count)]).toEqual(['express-1', 1])
  expect(shop.callsTo(cartCalls.read).map(({ path }) => path)).toEqual(['/cart/v1/cart/express-1'])
  expect(loadLastSeen(key)).toMatchObject({ basketId: 'basket-7', count: 5 })
})

test('A7: who signs out leaves neither the single item nor the bag', async () => {
  const shop = await apart()
  await shop.press(signOutPressed)
  expect(shop.see($isApart)).toBe(false)
  expect(shop.see($basketId)).not.toBe('express-1')
  expect([...tab.values()].join()).not.toContain('express-1')
  expect(JSON.stringify(loadLastSeen(key))).not.toContain('"count":3')
})
