import type { ColumnType, Generated } from 'kysely'
import type { InStoreSale } from '../../../../core/checkout/contracts'
import type { CartDocument } from '../../documents/cart'
import type { MailEntry } from '../../documents/mail'
import type { OrderDocument, OrderFailure, OrderState } from '../../documents/order'
import type { Currency, Minor } from '../../pricing/money'
import type { Json } from './site'

type OrdersTable = {
  order_number: string
  basket_id: string
  consumer_no: string
  /** Lower case: what a look-up compares. */
  email: string
  state: OrderState
  /** The transaction id's claim under which it was placed. */
  placement: string
  currency: Currency
  total: Minor
  document: Json<OrderDocument>
  /** The cart as it was, to be given back when the order comes to nothing. */
  cart: Json<CartDocument>
  failure: Json<OrderFailure> | null
  /** Where and by whom it was sold in a store. */
  in_store_sale: Json<InStoreSale> | null
  /** The language of its mails and its invoice; null for an order of an earlier version. */
  locale: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
  placed_at: Date | null
  /** When a challenge that nobody answers is over. */
  expires_at: Date
}

type OrderLinesTable = { order_number: string; upc: string; qty: number }

/** Something to be done after a commit, at least once. */
type OutboxTable = {
  id: string
  topic: 'order-placed' | 'payment-capture' | 'payment-refund' | 'mail'
  /** An order's number, or the kind of a mail. */
  subject: string
  /** A mail that waits; emptied when it was sent, since it may hold a link that opens an account. */
  document: Json<MailEntry | Readonly<Record<string, never>>>
  created_at: Generated<Date>
  attempts: Generated<number>
  /** When it is due; never for a mail, so that no worker of an earlier version takes one. */
  next_at: Date
  /** When a mail is due; null for everything else. */
  mail_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  done_at: Date | null
  /** Why it was given up, null where it was done. */
  failure: ColumnType<string | null, string | null | undefined, string | null>
}

export type OrderTables = { orders: OrdersTable; order_lines: OrderLinesTable; outbox: OutboxTable }
