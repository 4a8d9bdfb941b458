import type { Tx } from '../database/transaction'
import { emptyDocument } from '../documents/cart'
import { basketsOf, lockCart, saveCart } from '../repositories/carts'
import { holdNoMore } from '../repositories/stock-holds'

/** An associate's carts belong to the customer being served: afterwards they are as new. */
export async function endSale(tx: Tx, consumerNo: string): Promise<void> {
  for (const basketId of await basketsOf(tx, consumerNo)) {
    const cart = await lockCart(tx, basketId, [])
    if (!cart) continue
    await holdNoMore(tx, basketId, new Map())
    await saveCart(tx, { ...cart.row, document: emptyDocument, handedTo: null })
  }
}
