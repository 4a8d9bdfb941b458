import type { Generated, GeneratedAlways } from 'kysely'
import type { CartDocument } from '../../carts/document'
import type { Currency } from '../../seed/types'
import type { Json } from './site'

/** A cart is one row: its lines, addresses and instruments are always read and written together, under one lock. */
type CartsTable = {
  basket_id: string
  consumer_no: string
  currency: Currency
  document: Json<CartDocument>
  /** The order that is being placed from it. */
  open_order: string | null
  last_order: string | null
  /** The cart that its lines were handed over to. */
  handed_to: string | null
  /** Bought at once by a wallet: never the cart that its shopper goes on with. */
  express: Generated<boolean>
  created_at: Date
  updated_at: Date
  /** The day of the last change, UTC; the database works it out. */
  changed_on: GeneratedAlways<Date>
}

/** Stock promised for a while to a cart, or to an order until its payment is known; counted in `stock.reserved`. */
type StockHoldsTable = {
  /** A basket's id or an order's number. */
  holder: string
  upc: string
  qty: number
  /** Null: until the order says so. */
  expires_at: Date | null
}

export type CartTables = { carts: CartsTable; stock_holds: StockHoldsTable }
