import type { Generated } from 'kysely'
import type { CartDocument } from '../../documents/cart'
import type { Currency } from '../../pricing/money'
import type { Json } from './site'

/** One row for each cart: its parts are always read and written together, under one lock. */
type CartsTable = {
  basket_id: string
  consumer_no: string
  currency: Currency
  document: Json<CartDocument>
  open_order: string | null
  last_order: string | null
  /** The cart that received its lines. */
  handed_to: string | null
  /** A basket for one express purchase, never the shopper's cart. */
  express: Generated<boolean>
  created_at: Date
  updated_at: Date
  /** The UTC day of the last change. If the previous release made that change, it is wrong until a sweep corrects it. */
  changed_on: string | null
}

/** Stock held for a cart, or for an order until it is paid; counted in `stock.reserved`. */
type StockHoldsTable = {
  /** Basket id or order number. */
  holder: string
  upc: string
  qty: number
  /** Null: until the order decides. */
  expires_at: Date | null
}

/** A shopper's turn to hold one item. It outlives the hold, so that nobody can hold the same item again and again. */
type HoldTurnsTable = {
  consumer_no: string
  /** The shelf's name (`stock/shelf-key.ts`). */
  upc: string
  /** The caller's network (`calls/network-of.ts`). */
  network: string
  qty: number
  began_at: Date
}

export type CartTables = { carts: CartsTable; stock_holds: StockHoldsTable; hold_turns: HoldTurnsTable }
