import type { Tx } from '../database/transaction'
import { lockList, lockOrMakeList, saveList } from '../repositories/lists'
import { mergeThings } from './change-list'

/** Moves a guest's lists into another shopper's, exactly once: the guest's are emptied under their own lock. */
export async function mergeLists(
  tx: Tx,
  { fromConsumerNo, intoConsumerNo }: { fromConsumerNo: string; intoConsumerNo: string },
): Promise<void> {
  if (fromConsumerNo === intoConsumerNo) return
  for (const kind of ['favorites', 'saved'] as const) {
    const from = await lockList(tx, fromConsumerNo, kind)
    if (!from || from.document.items.length === 0) continue
    await saveList(tx, { ...from, shareId: null, document: { items: [] } })
    const into = await lockOrMakeList(tx, intoConsumerNo, kind)
    await saveList(tx, { ...into, document: mergeThings(into.document, from.document) })
  }
}
