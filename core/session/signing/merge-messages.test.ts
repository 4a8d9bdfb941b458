import '../../wiring/session/merge-says-what-is-missing'
import { expect, test } from 'vitest'
import { $errorText } from '../../errors/sentences'
import { $toasts } from '../../notices'
import { aToken } from '../../testing/a-token'
import { type Call, shopFor } from '../../testing/shop-for'
import { signInSubmitted } from '../sign-in'

const told = async (notMerged: object[]) => {
  const shop = await shopFor({
    'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
    'POST /token/v2/auth/token': ({ body }: Call) =>
      (body as { type: string }).type === 'Registered'
        ? { ...aToken({ consumerType: 'REGISTERED' }), notMerged }
        : aToken(),
  })
  await shop.press(signInSubmitted, { username: 'shopper@till.test', password: 'Till-demo-1' })
  const [toast] = shop.see($toasts)
  const { code = '', message = '', details } = toast ?? {}
  return { toast, text: shop.see($errorText)({ code, message, details }) }
}

test('A3: what a full list of the account had no room for is listed by name, a few of them', async () => {
  const names = ['Ada', 'Bolt', 'Cirrus', 'Dune', 'Ember', 'Fell', 'Gale']
  const { text } = await told(
    names.map(name => ({ productId: name, name, qty: 1, kept: 0, list: 'favorites' as const })),
  )
  expect(text).toBe('Your lists had no room for Ada, Bolt, Cirrus, Dune, Ember, and 2 more.')
})

test('A3: what had no room in the account’s cart is listed by name, and stays until it is read', async () => {
  const { toast, text } = await told([{ productId: 'TQ4407AB17', name: 'Meridian 2', qty: 3, kept: 1 }])
  expect(toast).toMatchObject({ code: 'NotMerged', left: null })
  expect(text).toContain('Meridian 2 (1 of 3)')
})
