import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../core/checkout/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import type { Db } from '../database/transaction'
import { shelfKey } from '../stock/shelf-key'
import type { Shopper } from './callers'
import { cards, cardToken } from './checkout'
import { maya } from './people'
import { upcOn } from './shelves'
import { testService } from './test-service'

export const SHOE = 'TQ4407AB12'
export const GIFT_CARD = 'TQ4407AB15'
export const OWN_DESIGN = 'TQ4407AB16'
export const PORTLAND = 'S001'
export const BROOKLYN = 'S003'

/** A service of a test's own, and two shoes that it sells. */
export async function shopWithShoes() {
  const shop = await testService()
  const [shoe, other] = [await upcOn(shop.db, SHOE, 'cobalt', '10'), await upcOn(shop.db, SHOE, 'ember', '10')]
  return { shop, shoe, other }
}

/** Puts so many of a upc on the warehouse's shelf, or on a store's, with nobody waiting for any. */
export async function putOnShelf(db: Db, upc: string, quantity: number, storeId: string | null = null): Promise<void> {
  const row = { on_hand: quantity, reserved: 0, variant_upc: storeId ? upc : null, store_id: storeId }
  await db
    .insertInto('stock')
    .values({ upc: shelfKey(upc, storeId), ...row })
    .onConflict(conflict => conflict.column('upc').doUpdateSet(row))
    .execute()
}

/** Fifty of each in the warehouse, three in Portland, none in Brooklyn. */
export async function stockUp(db: Db, upcs: readonly string[]): Promise<void> {
  for (const upc of upcs) {
    await putOnShelf(db, upc, 50)
    await putOnShelf(db, upc, 3, PORTLAND)
    await putOnShelf(db, upc, 0, BROOKLYN)
  }
}

/** What a shopper who fetches things does. */
export function handsOf(shopper: Shopper) {
  return {
    begin: (item: object) => shopper.call(cart.createCartWithItem, { body: { productId: SHOE, ...item } }),
    add: (cartId: string, item: object) => shopper.call(cart.addItem, { body: { cartId, productId: SHOE, ...item } }),
    change: (basketId: string, itemId: string, more: object) =>
      shopper.call(cart.updateItem, { params: { basketId }, body: { itemId, qty: 1, ...more } }),
    address: (basketId: string, typed: object, context?: string) =>
      shopper.call(delivery.addShippingAddress, { params: { basketId }, body: { address: [typed], context } }),
    read: (basketId: string, query = {}) => shopper.call(cart.readCart, { params: { basketId }, query }),
    prepare: (basketId: string) => shopper.call(checkout.prepareOrder, { body: { basketId } }),
    pay: async (basketId: string) => {
      await shopper.call(delivery.addBillingAddress, { params: { basketId }, body: { address: maya } })
      const token = await cardToken(shopper, cards.pays)
      const body = { payment_method_id: 'CREDIT_CARD', card: { token } }
      await shopper.call(payment.addPaymentInstrument, { params: { basketId }, body })
    },
  }
}
