import { enums, type Infer, integer, max, min, number, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'
import { SentFile } from '../shapes/sent-file'

const Id = size(string(), 1, 100)
const Email = size(string(), 1, 254)

export const LAST_START = 100_000

export const HistoryRequest = type({
  start: optional(max(min(integer(), 0), LAST_START)),
  count: optional(max(min(integer(), 1), 50)),
})
export type HistoryRequest = Infer<typeof HistoryRequest>

/** For lists; `stage` is the parcel's, `items` are the first few of `lineCount`. */
export const Purchase = type({
  orderNumber: string(),
  status: enums(['pending', 'placed', 'shipped', 'delivered', 'cancelled', 'void']),
  stage: optional(enums(['packed', 'shipped', 'delivered', 'returned', 'refunded'])),
  placedAt: string(),
  currency: string(),
  total: number(),
  /** What has been refunded of it. */
  refunded: optional(number()),
  totalUnits: integer(),
  lineCount: optional(integer()),
  items: array(type({ name: string(), image: string(), qty: integer() })),
})
export type Purchase = Infer<typeof Purchase>

export const History = type({ total: integer(), start: integer(), count: integer(), orders: array(Purchase) })
export type History = Infer<typeof History>

export const OwnOrder = type({ orderNumber: Id, email: optional(Email) })
export type OwnOrder = Infer<typeof OwnOrder>

const returnReasons = ['too-small', 'too-large', 'not-as-shown', 'damaged', 'wrong-item', 'changed-mind'] as const
export const ReturnReason = enums(returnReasons)
export type ReturnReason = Infer<typeof ReturnReason>

export const ReturnedLine = type({ itemId: Id, qty: max(min(integer(), 1), 999) })
export type ReturnedLine = Infer<typeof ReturnedLine>

/** Without `items`: all that is left. While a return is under way, its label comes again, whatever is asked for. `email` is for orders of guests. */
export const ReturnRequest = type({
  email: optional(Email),
  items: optional(size(array(ReturnedLine), 1, 200)),
  reason: optional(ReturnReason),
})
export type ReturnRequest = Infer<typeof ReturnRequest>

/** What would be refunded: each line's share of what was paid, with its tax; delivery too once everything has come back. */
export const RefundQuoteRequest = type({ email: optional(Email), items: size(array(ReturnedLine), 1, 200) })
export type RefundQuoteRequest = Infer<typeof RefundQuoteRequest>

export const RefundQuote = type({ currency: string(), amount: number() })
export type RefundQuote = Infer<typeof RefundQuote>

export const ReturnLabel = type({
  returnNumber: string(),
  carrier: string(),
  trackingNumber: string(),
  label: SentFile,
})
export type ReturnLabel = Infer<typeof ReturnLabel>

/** Why an order cannot be sent back: `reason` of a `GEN500` (409) of the label's call. */
export const ReturnRefusal = enums(['not-delivered', 'returned', 'too-late', 'wrong-items'])
export type ReturnRefusal = Infer<typeof ReturnRefusal>

/** To the same addresses; optionally only one line's. */
export const ResendRequest = type({ orderNumber: Id, itemId: optional(Id), email: optional(Email) })
export type ResendRequest = Infer<typeof ResendRequest>
