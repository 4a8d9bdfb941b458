import { addToCartPressed } from '../cart'
import { aCart, anItem } from './a-cart'
import { type Answers, type Call, type Shop, shopFor } from './shop-for'

/** The cart's calls, as a test names them. */
export const cartCalls = {
  add: 'POST /cart/v1/item',
  begin: 'POST /cart/v1/cartWithItem',
  read: 'GET /cart/v1/cart/:basketId',
  update: 'PUT /cart/v1/cart/:basketId/item',
  remove: 'DELETE /cart/v1/item',
  coupon: 'PUT /cart/v1/coupon',
} as const

/** A cart of one shoe in this quantity. */
export function cartOf(qty: number) {
  return aCart({ items: [anItem({ qty })] })
}

/** A shop whose shopper has one shoe in the cart; the calls for that are not counted. */
export async function shopWithCart(answers: Answers = {}): Promise<Shop> {
  const shop = await shopFor({ [cartCalls.begin]: aCart(), [cartCalls.read]: aCart(), ...answers })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12', upc: 'upc-item-1' })
  shop.calls.length = 0
  return shop
}

/** What was sent, call by call. */
export const bodiesOf = (calls: readonly Call[]) => calls.map(call => call.body)

/** The transaction ids, call by call. */
export const transactionsOf = (calls: readonly Call[]) => calls.map(call => call.headers['x-transaction-id'])
