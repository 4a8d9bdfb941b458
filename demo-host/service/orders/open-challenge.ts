import type { Challenge } from '../../../core/checkout/contracts'
import { challengeAddress } from '../payments/challenge-page'
import { findPayment, type OrderRow } from '../repositories/orders'
import { gatewayFor, type SettleContext } from './settle-order'

/** The open challenge of an order, with the URL of its page. */
export async function openChallenge(
  context: SettleContext,
  order: OrderRow,
  origin: string,
): Promise<Challenge | null> {
  if (order.state !== 'challenged') return null
  const id = (await findPayment(context.db, order.order_number))?.challenge_id
  if (!id) return null
  return { challengeUrl: challengeAddress(gatewayFor(context).challengePage, id, origin), transactionId: id }
}
