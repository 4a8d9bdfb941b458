import { beforeEach, expect, test } from 'vitest'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import { $isSignedIn, shopperShown } from '../arrival'
import { ownSignInOpened, shopSignInPressed } from './index'

const tab = fakeStorage('sessionStorage')
const token = 'POST /token/v2/auth/token'

const config = { key: 'pk_door' }

beforeEach(() => tab.clear())

test('A8: whoever comes back from the shop’s own sign-in is known on the page, which asks once', async () => {
  const before = await shopFor({}, { config })
  await before.press(shopperShown)
  await before.press(shopSignInPressed)
  expect(before.callsTo(token)).toEqual([])

  const after = await shopFor({ [token]: aToken({ consumerType: 'EMPLOYEE', firstName: 'Emil' }) }, { config })
  await after.press(shopperShown)
  expect([after.see($isSignedIn), after.callsTo(token).length, tab.size]).toEqual([true, 1, 0])

  const again = await shopFor({ [token]: aToken() }, { config })
  await again.press(shopperShown)
  expect(again.callsTo(token)).toEqual([])
})

test('A2: whoever signed in on another page of the shop is known here once they open the sign-in, and not asked for twice', async () => {
  const shop = await shopFor({ [token]: aToken({ consumerType: 'REGISTERED', firstName: 'Ada' }) })
  await shop.press(shopperShown)
  expect([shop.see($isSignedIn), shop.callsTo(token).length]).toEqual([false, 0])
  await shop.press(ownSignInOpened)
  await shop.press(ownSignInOpened)
  expect([shop.see($isSignedIn), shop.callsTo(token).length]).toEqual([true, 1])
})
