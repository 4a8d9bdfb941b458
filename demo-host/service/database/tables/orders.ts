import type { ColumnType, Generated } from 'kysely'
import type { ReturnedLine, ReturnReason } from '../../../../core/purchases/contracts'
import type { CartDocument } from '../../documents/cart'
import type { MailEntry } from '../../documents/mail'
import type { StoredSale, OrderDocument, OrderFailure, OrderState } from '../../documents/order'
import type { ArrivedReturn } from '../../documents/return'
import type { Currency, Minor } from '../../pricing/money'
import type { Json } from './site'

type OrdersTable = {
  order_number: string
  basket_id: string
  consumer_no: string
  /** Lower case, for look-ups. */
  email: string
  state: OrderState
  /** The transaction id under which it was placed. */
  placement: string
  currency: Currency
  total: Minor
  document: Json<OrderDocument>
  /** The cart to restore if the order fails. */
  cart: Json<CartDocument>
  failure: Json<OrderFailure> | null
  in_store_sale: Json<StoredSale> | null
  /** The language of its mails and its invoice; null for an order of an earlier version. */
  locale: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
  placed_at: Date | null
  /** When a cancelled order was refunded; null for one of an earlier version, too. */
  refunded_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When an unanswered challenge expires. */
  expires_at: Date
}

type OrderLinesTable = { order_number: string; upc: string; qty: number }

/** Work to be done after a commit, at least once. */
type OutboxTable = {
  id: string
  topic: 'order-placed' | 'payment-capture' | 'payment-refund' | 'mail' | 'data-copy'
  /** An order number, the kind of a mail, or the person of a job. */
  subject: string
  /** A waiting mail; cleared after sending, because it may contain a link that opens an account. */
  document: Json<MailEntry | Readonly<Record<string, never>>>
  created_at: Generated<Date>
  attempts: Generated<number>
  /** When it is due; never for mails and jobs, so that workers of older releases leave them alone. */
  next_at: Date
  mail_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  job_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  done_at: Date | null
  /** Why it was given up; null on success. */
  failure: ColumnType<string | null, string | null | undefined, string | null>
}

/** A return is `returned` when the parcel is back, `refunded` when the money is. */
export type Stage = 'packed' | 'shipped' | 'delivered' | 'returned' | 'refunded'

/** The parcel of an order; none until it is packed. */
type ParcelsTable = {
  order_number: string
  stage: Stage
  carrier: string
  tracking_number: string
  /** Each stage once, with its time. */
  events: Json<readonly { readonly stage: Stage; readonly at: string }[]>
  /** The announced return and its parcel. */
  return_number: string | null
  return_tracking_number: string | null
  return_announced_at: Date | null
  /** Its lines; null for all that is left. */
  return_lines: NullableJson<readonly ReturnedLine[]>
  return_reason: ColumnType<ReturnReason | null, ReturnReason | null | undefined, ReturnReason | null>
  /** The returns that have arrived. */
  arrived_returns: NullableJson<readonly ArrivedReturn[]>
  /** When one of them arrived whose refund is still to be made. */
  refund_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>

/** Gift cards that an order bought. A spendable number is stored only as a hash. */
type IssuedGiftCardsTable = { order_number: string; line_id: string; position: number; value_id: string }

/** Each time that the clock of the sandbox's warehouse and carrier was set ahead, and by how much. */
type SandboxClockTable = { id: string; ahead_seconds: number; at: Generated<Date> }

/** Mails of the sandbox, which sends none. */
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
