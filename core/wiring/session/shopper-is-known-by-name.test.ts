import { expect, test } from 'vitest'
import { holdTokenFx } from '../../http/hold-token'
import { $session } from '../../session'
import { shopperShown } from '../../session/arrival'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import './shopper-is-known-by-name'

fakeStorage('localStorage')

const token = 'POST /token/v2/auth/token'
const ada = aToken({ consumerType: 'REGISTERED', firstName: 'Ada' })

test('A1: who is signed in is known by name on a page that shows it and reads no cart; a guest is not asked for', async () => {
  const guest = await shopFor({ [token]: ada })
  await guest.press(shopperShown)
  expect(guest.callsTo(token)).toEqual([])
  await guest.press(holdTokenFx, {})

  const next = await shopFor({ [token]: ada }, { config: { key: guest.config.key } })
  await next.press(shopperShown)
  expect(next.callsTo(token).map(({ query }) => query['cart'])).toEqual(['1'])
  expect(next.see($session)?.firstName).toBe('Ada')
})
