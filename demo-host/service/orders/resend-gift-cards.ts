import type { ResendRequest } from '../../../core/purchases/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { sendsMails } from '../configuration'
import { fail } from '../failure'
import { issuedCardsOf } from '../repositories/issued-gift-cards'
import { leaveMails } from '../repositories/outbox'
import { ownOrder } from './own-order'

/**
 * Mails the gift cards of an order again, to the same receivers: nobody can name another address. Throws `OHS4004` for
 * somebody else's order or one without such cards, and `GEN500` (409) for a cancelled one or where no mail is sent.
 */
export async function resendGiftCards(call: CallContext, tx: Tx, body: ResendRequest): Promise<void> {
  const { order_number: orderNumber, state } = await ownOrder(tx, body, call.shopper())
  if (state === 'cancelled')
    throw fail('GEN500', { reason: state }, { status: 409, message: 'The order was taken back' })
  if (!sendsMails(call.configuration))
    throw fail('GEN500', { reason: 'no-mail' }, { status: 409, message: 'This shop sends no mail' })
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
