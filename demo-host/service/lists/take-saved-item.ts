import type { NewItem } from '../../../core/cart/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { toMajor } from '../pricing/currency'
import { lockList, saveList } from '../repositories/lists'
import { productFacts } from '../repositories/product-facts'
import type { Currency } from '../pricing/money'
import { removeItem, itemOf } from './change-list'

/** `currency` is that of a saved custom amount, null without one. */
export type Wanted = { readonly item: NewItem; readonly currency: Currency | null }

/** The item of an add; a saved one comes as it was saved, and leaves the list. Throws `PLP400` if it is not there. */
export async function takeSavedItem(call: CallContext, tx: Tx, item: NewItem): Promise<Wanted> {
  if (!item.savedItemId) return { item, currency: null }
  const list = await lockList(tx, call.shopper().consumerNo, 'saved')
  if (!list) throw fail('PLP400')
  const thing = itemOf(list.document, item.savedItemId)
  await saveList(tx, { ...list, document: removeItem(list.document, thing.id) })
  const { productId, upc, qty, recipeId, giftOption, customAmount, currency, delivery } = thing
  const sum = customAmount === null ? null : toMajor(customAmount, currency)
  const facts = (await productFacts(call.db, tx, [productId])).get(productId)
  // A store-only item keeps its store.
  const storeId = item.storeId ?? (facts?.document.isRobisOnly ? delivery?.storeId : null) ?? null
  const back = { productId, ...(upc === null ? {} : { upc }), qty, recipeId, giftOption, customAmount: sum, storeId }
  return { item: back, currency: sum === null ? null : currency }
}

/** A custom amount has one currency. Throws `PRC400` if the cart has another. */
export function checkCurrency(wanted: Wanted, currency: Currency): void {
  if (wanted.currency !== null && wanted.currency !== currency) throw fail('PRC400', { field: 'customAmount' })
}
