import type { NotMerged } from '../carts/merge-documents'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import type { ListedItem } from '../documents/list'
import { localised } from '../languages/localised'
import { findConsumer } from '../repositories/consumers'
import { lockList, lockOrMakeList, saveList } from '../repositories/lists'
import { productFacts } from '../repositories/product-facts'
import { mergeItems } from './change-list'

type Move = { readonly fromConsumerNo: string; readonly intoConsumerNo: string }

/** Adds a guest's favourites to an account's. Favourites of an account are never copied. */
export async function copyFavorites(tx: Tx, { fromConsumerNo, intoConsumerNo }: Move): Promise<void> {
  const owner = await findConsumer(tx, fromConsumerNo)
  const from = owner?.consumerType === 'GUEST' ? await lockList(tx, fromConsumerNo, 'favorites') : null
  if (!from?.document.items.length) return
  const into = await lockOrMakeList(tx, intoConsumerNo, 'favorites')
  await saveList(tx, { ...into, document: mergeItems(into.document, from.document).document })
}

/**
 * Moves a guest's lists into another shopper's, exactly once: the guest's are emptied under their own lock. Answers what had
 * no room.
 */
export async function mergeLists(
  call: CallContext,
  tx: Tx,
  { fromConsumerNo, intoConsumerNo }: Move,
): Promise<NotMerged[]> {
  const notMerged: NotMerged[] = []
  if (fromConsumerNo === intoConsumerNo) return notMerged
  for (const kind of ['favorites', 'saved'] as const) {
    const from = await lockList(tx, fromConsumerNo, kind)
    if (!from || from.document.items.length === 0) continue
    await saveList(tx, { ...from, shareId: null, document: { items: [] } })
    const into = await lockOrMakeList(tx, intoConsumerNo, kind)
    const { document, left } = mergeItems(into.document, from.document)
    await saveList(tx, { ...into, document })
    notMerged.push(...(await named(call, tx, left, kind)))
  }
  return notMerged
}

async function named(
  call: CallContext,
  tx: Tx,
  items: readonly ListedItem[],
  list: 'favorites' | 'saved',
): Promise<NotMerged[]> {
  const ids = items.map(({ productId }) => productId)
  const facts = ids.length > 0 ? await productFacts(call.db, tx, ids) : null
  return items.map(({ productId, qty }) => {
    const product = facts?.get(productId)?.document
    return { productId, name: product ? localised(product.name, call) : '', qty, kept: 0, list }
  })
}
