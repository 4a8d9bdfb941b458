import { expect, test } from 'vitest'
import { addToCartPressed } from '../../cart'
import { codeGiven } from '../../session/signing'
import { aCart } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { type Call, shopFor } from '../../testing/shop-for'

const token = 'POST /token/v2/auth/token'

test('A4: a new account takes the bag along, also where the bag was there before the sign-in had loaded', async () => {
  const shop = await shopFor({
    'POST /cart/v1/cartWithItem': aCart(),
    [token]: ({ body }: Call) =>
      (body as { type: string }).type === 'Registered'
        ? { ...aToken({ consumerType: 'REGISTERED' }), cart: null }
        : aToken(),
  })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
  await import('./sign-in-takes-guest-cart')
  await shop.press(codeGiven, { authorizationCode: 'code-1', codeVerifier: 'v'.repeat(43), isNewAccount: true })
  expect(shop.callsTo(token).at(-1)?.body).toMatchObject({ guestObjects: { basketId: 'basket-1' } })
})
