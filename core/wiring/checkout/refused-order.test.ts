import '../../../core/wiring/cart/cart-says-what-failed'
import { expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { $authentication, challengeAnswered, placeOrderPressed } from '../../checkout'
import { $toasts } from '../../notices'
import { fakeStorage } from '../../testing/fake-storage'
import { aCart } from '../../testing/a-cart'
import { aChallengedOrder, aReadyCart } from '../../testing/an-order'
import { refuse, shopFor } from '../../testing/shop-for'
import './checkout-and-cart'
import './refused-order'

const prepare = 'POST /cart/v1/cart/prepareOrder'
const read = 'GET /cart/v1/cart/:basketId'

fakeStorage('sessionStorage')

async function toldAfter(cart: object): Promise<(string | undefined)[]> {
  const shop = await shopFor({ [prepare]: refuse(409, 'ORD430'), [read]: cart })
  await shop.press(cartAnswered, aReadyCart())
  await shop.press(placeOrderPressed)
  expect(shop.callsTo(read)).toHaveLength(1)
  return shop.see($toasts).map(({ code, left }) => (left === null ? code : undefined))
}

it('an order of a cart that another device emptied is shown by a toast that stays', async () => {
  expect(await toldAfter(aCart({ items: [] }))).toEqual(['cart-empty'])
})

it('an order of a cart that lost one of its lines is shown in the page alone', async () => {
  expect(await toldAfter(aReadyCart())).toEqual([])
})

it.each([
  ['ORD409', 404],
  ['AUT404', 401],
])(
  'C7: an order whose bank was asked before its session ended (%s) may be placed: a toast asks for a sign-in, and nothing says that it is not',
  async (code, status) => {
    const shop = await shopFor({
      [prepare]: aReadyCart(),
      'PUT /cart/v2/checkout/order': aChallengedOrder(),
      'PATCH /cart/v2/checkout/order/:orderNumber': refuse(status, code),
      [read]: aCart({ items: [] }),
    })
    await shop.press(cartAnswered, aReadyCart())
    await shop.press(placeOrderPressed)
    await shop.press(challengeAnswered, { transactionId: 'challenge-1', challengeResult: 'signed' })
    expect(shop.see($toasts)).toMatchObject([{ code: 'AUT404', left: null }])
    expect(shop.see($authentication)).toBeNull()
  },
)
