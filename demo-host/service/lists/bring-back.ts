import type { NewItem } from '../../../core/cart/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { toMajor } from '../pricing/currency'
import { lockList, saveList } from '../repositories/lists'
import { productFacts } from '../repositories/product-facts'
import type { Currency } from '../pricing/money'
import { takeThing, thingOf } from './change-list'

/** What goes into a cart; `currency` is that of a gift card's sum which was saved, null where there is none. */
export type Wanted = { readonly item: NewItem; readonly currency: Currency | null }

/** What a call puts into the cart: a saved thing as it was saved, which is then saved no more. Throws `PLP400` where it is not. */
export async function bringBack(call: CallContext, tx: Tx, item: NewItem): Promise<Wanted> {
  if (!item.savedItemId) return { item, currency: null }
  const list = await lockList(tx, call.shopper().consumerNo, 'saved')
  if (!list) throw fail('PLP400')
  const thing = thingOf(list.document, item.savedItemId)
  await saveList(tx, { ...list, document: takeThing(list.document, thing.id) })
  const { productId, upc, qty, recipeId, giftOption, customAmount, currency, delivery } = thing
  const sum = customAmount === null ? null : toMajor(customAmount, currency)
  const facts = (await productFacts(call.db, tx, [productId])).get(productId)
  // What only a store hands out comes back to the one that it was to be fetched from.
  const storeId = item.storeId ?? (facts?.document.isRobisOnly ? delivery?.storeId : null) ?? null
  const back = { productId, ...(upc === null ? {} : { upc }), qty, recipeId, giftOption, customAmount: sum, storeId }
  return { item: back, currency: sum === null ? null : currency }
}

/** A sum on a gift card is of one currency. Throws `PRC400` where the cart has another. */
export function checkCurrency(wanted: Wanted, currency: Currency): void {
  if (wanted.currency !== null && wanted.currency !== currency) throw fail('PRC400', { field: 'customAmount' })
}
