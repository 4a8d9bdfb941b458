import type { Generated } from 'kysely'
import type { InStoreSale } from '../../../../core/checkout/contracts'
import type { CartDocument } from '../../documents/cart'
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
  created_at: Date
  placed_at: Date | null
  /** When a challenge that nobody answers is over. */
  expires_at: Date
}

type OrderLinesTable = { order_number: string; upc: string; qty: number }

/** Something to be done after a commit, at least once. */
type OutboxTable = {
  id: string
  topic: 'order-placed' | 'payment-capture' | 'payment-refund'
  subject: string
  document: Json<Readonly<Record<string, unknown>>>
  created_at: Generated<Date>
  attempts: Generated<number>
  next_at: Date
  done_at: Date | null
}

export type OrderTables = { orders: OrdersTable; order_lines: OrderLinesTable; outbox: OutboxTable }
