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
  topic: 'order-placed' | 'payment-capture' | 'payment-refund' | 'mail' | 'data-copy'
  /** An order's number, the kind of a mail, or whom a job is about. */
  subject: string
  /** A mail that waits; emptied when it was sent, since it may hold a link that opens an account. */
  document: Json<MailEntry | Readonly<Record<string, never>>>
  created_at: Generated<Date>
  attempts: Generated<number>
  /** When it is due; never for a mail or a job, so that no worker of an earlier version takes one. */
  next_at: Date
  /** When a mail is due; null for everything else. */
  mail_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When a job is due; null for everything else. */
  job_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  done_at: Date | null
  /** Why it was given up, null where it was done. */
  failure: ColumnType<string | null, string | null | undefined, string | null>
}

/** How far an order is on its way. A return is `returned` when it has come back, `refunded` when the money has. */
export type Stage = 'packed' | 'shipped' | 'delivered' | 'returned' | 'refunded'

/** What is sent of an order; orders that wait to be packed have none. */
type ParcelsTable = {
  order_number: string
  stage: Stage
  carrier: string
  tracking_number: string
  /** Every stage once, with when it was reached. */
  events: Json<readonly { readonly stage: Stage; readonly at: string }[]>
  /** The return that the shopper announced, and its own parcel. */
  return_number: string | null
  return_tracking_number: string | null
  return_announced_at: Date | null
}

/** The gift cards that an order bought and that were made; a number that can be spent is kept as its hash alone. */
type IssuedGiftCardsTable = { order_number: string; line_id: string; position: number; value_id: string }

/** How far the sandbox's warehouse and carrier are ahead of the time; `id` is `fulfilment`, or the order that they are ahead for. */
type SandboxClockTable = { id: string; ahead_seconds: number }

/** What the sandbox sent instead of handing it to an SMTP server. */
type SandboxMailsTable = {
  id: string
  kind: string
  to_address: string
  locale: string
  subject: string
  html: string
  text: string
  headers: string
  sent_at: Date
}

export type OrderTables = {
  orders: OrdersTable
  order_lines: OrderLinesTable
  outbox: OutboxTable
  parcels: ParcelsTable
  issued_gift_cards: IssuedGiftCardsTable
  sandbox_clock: SandboxClockTable
  sandbox_mails: SandboxMailsTable
}
