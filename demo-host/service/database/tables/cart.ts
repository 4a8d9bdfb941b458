import type { Generated } from 'kysely'
import type { CartDocument } from '../../documents/cart'
import type { Currency } from '../../pricing/money'
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
  /** The UTC day of the last change. Null or too early if the previous release changed the cart last, until a sweep corrects it. */
  changed_on: string | null
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

/** A shopper's turn to hold one shelf. It outlives the hold, so that nobody holds the same thing again and again. */
type HoldTurnsTable = {
  consumer_no: string
  /** The shelf's name (`stock/shelf-key.ts`). */
  upc: string
  /** Where the shopper called from (`calls/network-of.ts`). */
  network: string
  qty: number
  began_at: Date
}

export type CartTables = { carts: CartsTable; stock_holds: StockHoldsTable; hold_turns: HoldTurnsTable }
