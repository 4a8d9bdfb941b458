import type { Session } from '../calls/context'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { findOrderOf, type OrderRow } from '../repositories/orders'
import { numberOf } from './order-number'

/** An order and, where it is not the shopper's own, the e-mail that it was placed with. */
export type NamedOrder = { readonly orderNumber: string; readonly email?: string | undefined }

/** A placed order that is the shopper's, or whose e-mail they know. Throws `OHS4004` for any other, as for none. */
export async function ownOrder(db: Db, { orderNumber, email }: NamedOrder, { consumerNo }: Session): Promise<OrderRow> {
  const typed = email?.trim().toLowerCase()
  const order = await findOrderOf(db, numberOf(orderNumber), { consumerNo, ...(typed ? { email: typed } : {}) })
  if (!order?.placed_at) throw fail('OHS4004')
  return order
}
