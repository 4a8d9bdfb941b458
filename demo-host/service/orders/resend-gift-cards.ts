import type { ResendRequest } from '../../../core/purchases/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { issuedCardsOf } from '../repositories/issued-gift-cards'
import { leaveMails } from '../repositories/outbox'
import { ownOrder } from './own-order'

/**
 * Sends the gift cards of an order once more, to whom they went before: nobody can name another address. Throws `OHS4004`
 * for an order that is not the shopper's or has no card that went by e-mail, and `GEN500` (409) for one that was taken back.
 */
export async function resendGiftCards(call: CallContext, tx: Tx, body: ResendRequest): Promise<void> {
  const { order_number: orderNumber, state } = await ownOrder(tx, body, call.shopper())
  if (state === 'cancelled')
    throw fail('GEN500', { reason: state }, { status: 409, message: 'The order was taken back' })
  const cards = (await issuedCardsOf(tx, orderNumber)).filter(({ line_id }) => !body.itemId || line_id === body.itemId)
  if (cards.length === 0) throw fail('OHS4004')
  const mails = cards.map(({ line_id: lineId, position }) => ({
    kind: 'gift-card' as const,
    orderNumber,
    lineId,
    position,
  }))
  await leaveMails(tx, ...mails)
}
