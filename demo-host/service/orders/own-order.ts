import type { Session } from '../calls/context'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { findOrderOf, type OrderRow } from '../repositories/orders'
import { numberOf } from './order-number'

/** The e-mail is needed for orders of guests. */
export type NamedOrder = { readonly orderNumber: string; readonly email?: string | undefined }

/** The shopper's own order, or one whose e-mail address they know. Throws `OHS4004` for any other and for unknown ones. */
export async function ownOrder(db: Db, { orderNumber, email }: NamedOrder, { consumerNo }: Session): Promise<OrderRow> {
  const typed = email?.trim().toLowerCase()
  const order = await findOrderOf(db, numberOf(orderNumber), { consumerNo, ...(typed ? { email: typed } : {}) })
  if (!order?.placed_at) throw fail('OHS4004')
  return order
}
