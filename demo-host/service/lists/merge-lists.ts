import type { Tx } from '../database/transaction'
import { findConsumer } from '../repositories/consumers'
import { lockList, lockOrMakeList, saveList } from '../repositories/lists'
import { mergeThings } from './change-list'

type Move = { readonly fromConsumerNo: string; readonly intoConsumerNo: string }

/** Adds a guest's favourites to an account's. Favourites of an account are never copied. */
export async function copyFavorites(tx: Tx, { fromConsumerNo, intoConsumerNo }: Move): Promise<void> {
  const owner = await findConsumer(tx, fromConsumerNo)
  const from = owner?.consumerType === 'GUEST' ? await lockList(tx, fromConsumerNo, 'favorites') : null
  if (!from?.document.items.length) return
  const into = await lockOrMakeList(tx, intoConsumerNo, 'favorites')
  await saveList(tx, { ...into, document: mergeThings(into.document, from.document) })
}

/** Moves a guest's lists to an account, exactly once: the guest's are emptied under their own lock. */
export async function mergeLists(tx: Tx, { fromConsumerNo, intoConsumerNo }: Move): Promise<void> {
  if (fromConsumerNo === intoConsumerNo) return
  for (const kind of ['favorites', 'saved'] as const) {
    const from = await lockList(tx, fromConsumerNo, kind)
    if (!from || from.document.items.length === 0) continue
    await saveList(tx, { ...from, shareId: null, document: { items: [] } })
    const into = await lockOrMakeList(tx, intoConsumerNo, kind)
    await saveList(tx, { ...into, document: mergeThings(into.document, from.document) })
  }
}
