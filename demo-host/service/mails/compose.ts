import type { Configuration } from '../configuration'
import { type Db, inTransaction } from '../database/transaction'
import type { MailEntry } from '../documents/mail'
import { returnsOf } from '../orders/refunds-of'
import { findOrder } from '../repositories/orders'
import { findParcel } from '../repositories/parcels'
import { findNames } from '../repositories/people'
import { accountMail } from './account-mail'
import { backInStockMail } from './back-in-stock-mail'
import type { ComposedMail } from './content'
import { giftCardMail } from './gift-card-mail'
import { orderMail } from './order-mail'
import { questionAnsweredMail } from './question-answered-mail'

export type MailContext = { readonly db: Db; readonly configuration: Configuration }

/** Returns a mail, or the reason why it is given up. */
export async function compose(
  context: MailContext,
  entry: MailEntry,
  now = new Date(),
): Promise<ComposedMail | string> {
  const { db, configuration } = context
  if ('link' in entry && new Date(entry.expiresAt) <= now) return 'the link has expired'
  switch (entry.kind) {
    case 'order-confirmation':
    case 'order-shipped':
    case 'order-delivered':
    case 'order-cancelled':
    case 'order-refunded': {
      const order = await findOrder(db, entry.orderNumber)
      if (!order) return 'the order is gone'
      const parcel = await findParcel(db, entry.orderNumber)
      // What an associate sells to somebody without an account is still the associate's order.
      const isSold = order.in_store_sale && !order.in_store_sale.customerNo
      const account = isSold ? null : await findNames(db, order.consumer_no)
      const returned = parcel && returnsOf(order, parcel).find(one => one.returnNumber === entry.returnNumber)
      return orderMail(
        entry.kind,
        order,
        { parcel: parcel ?? null, returned: returned ?? null, account },
        configuration,
      )
    }
    case 'gift-card':
      return inTransaction(db, tx => giftCardMail(tx, entry, configuration))
    case 'back-in-stock':
      return backInStockMail(db, entry, configuration)
    case 'question-answered':
      return questionAnsweredMail(db, entry, configuration)
    default:
      return accountMail(entry, configuration, now)
  }
}
