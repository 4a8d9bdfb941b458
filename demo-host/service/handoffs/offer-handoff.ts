import type { HandoffOffer } from '../../../core/session/contracts'
import { answerCart } from '../carts/answer'
import { asHolderSees } from '../carts/handed'
import { giftUpcs, viewCart } from '../carts/view'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { hashOf } from '../repositories/access-tokens'
import { lockCart } from '../repositories/carts'
import type { Handoff } from '../repositories/handoffs'

/** `lines` tells whether the offer is still the same when the shopper answers. */
type Offered = { readonly offer: HandoffOffer; readonly lines: string }

/** A handed cart to decide on, as a third-party page would see it, and without its id. Null if it is empty. */
export async function offerHandoff(
  call: CallContext,
  tx: Tx,
  handoff: Handoff,
  from: string | null,
): Promise<Offered | null> {
  const found = await lockCart(tx, handoff.basketId, await giftUpcs(call.db, tx))
  if (found?.row.consumerNo !== handoff.consumerNo) return null
  const handed = await asHolderSees(found, tx)
  const { lines } = handed.row.document
  if (lines.length === 0) return null
  const reader = { ...call, session: null, trusted: false }
  const cart = answerCart(await viewCart(handed, reader, tx), reader)
  return { offer: { from, cart: { ...cart, basketId: '' } }, lines: hashOf(JSON.stringify(lines)) }
}
