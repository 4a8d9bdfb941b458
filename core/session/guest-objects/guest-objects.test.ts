import '../../wiring/lists/sign-in-takes-guest-favorites'
import '../../wiring/lists/sign-in-takes-guest-saved'
import '../../wiring/session/sign-in-takes-guest-cart'
import { expect, test } from 'vitest'
import { addToCartPressed } from '../../cart'
import { favoritesWanted } from '../../lists'
import { savedWanted } from '../../lists/for-later'
import { aCart } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { type Call, shopFor } from '../../testing/shop-for'
import { signInSubmitted } from '../sign-in'

const token = 'POST /token/v2/auth/token'

test('A3: whoever signs in names the bag and both lists that they had as a guest', async () => {
  const shop = await shopFor({
    'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
    [token]: ({ body }: Call) =>
      (body as { type: string }).type === 'Registered'
        ? { ...aToken({ consumerType: 'REGISTERED' }), cart: null }
        : aToken(),
    'POST /cart/v1/cartWithItem': aCart(),
    'GET /wishlists/v2/favorites': { favoriteId: 'favorites-1', items: [], total: 0 },
    'GET /wishlists/v2/saveForLater': { saveForLaterId: 'saved-1', items: [] },
  })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
  await shop.press(favoritesWanted)
  await shop.press(savedWanted)
  await shop.press(signInSubmitted, { username: 'shopper@till.test', password: 'Till-demo-1' })
  expect(shop.callsTo(token).at(-1)?.body).toMatchObject({
    guestObjects: { basketId: 'basket-1', favoriteId: 'favorites-1', saveForLaterId: 'saved-1' },
  })
})
