import '../../wiring/session/merge-says-what-is-missing'
import { expect, test } from 'vitest'
import { $say } from '../../errors/sentences'
import { $toasts } from '../../notices'
import { aToken } from '../../testing/a-token'
import { type Call, shopFor } from '../../testing/shop-for'
import { signInSubmitted } from './index'

test('A3: what had no room in the account’s cart is told by name, and stays until it is read', async () => {
  const notMerged = [{ productId: 'TQ4407AB17', name: 'Meridian 2', qty: 3, kept: 1 }]
  const shop = await shopFor({
    'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
    'POST /token/v2/auth/token': ({ body }: Call) =>
      (body as { type: string }).type === 'Registered'
        ? { ...aToken({ consumerType: 'REGISTERED' }), notMerged }
        : aToken(),
  })
  await shop.press(signInSubmitted, { username: 'shopper@till.test', password: 'Till-demo-1' })
  const [toast] = shop.see($toasts)
  expect(toast).toMatchObject({ code: 'NotMerged', left: null })
  const { code = '', message = '', details } = toast ?? {}
  expect(shop.see($say)({ code, message, details })).toContain('Meridian 2 (1 of 3)')
})
