import { beforeEach, expect, test } from 'vitest'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import { $isSignedIn, shopperShown } from '../arrival'
import { shopSignInPressed } from './index'

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
