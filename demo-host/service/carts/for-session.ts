import type { Cart } from '../../../core/shapes/cart'
import type { CallContext } from '../context'
import type { Db, Tx } from '../database/transaction'

/** The open cart of a consumer, if there is one. */
export async function basketOf(_db: Db, _consumerNo: string): Promise<string | null> {
  return null
}

/** Moves the lines of one consumer's cart into another's, exactly once; answers the cart that results. */
export async function mergeCart(
  _tx: Tx,
  _merge: { fromConsumerNo: string; intoConsumerNo: string; basketId: string; call: CallContext },
): Promise<string | null> {
  return null
}

/** A cart as this call may see it, null where it is not the consumer's. */
export async function answerCart(_call: CallContext, _consumerNo: string, _basketId: string): Promise<Cart | null> {
  return null
}
