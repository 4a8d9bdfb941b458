import type { ColumnType } from 'kysely'
import type { Currency, Minor, Sum } from '../../pricing/money'
import type { Json } from './site'

/** What can be stored beforehand and paid with later. */
export type StoredValueKind =
  | 'gift-card'
  | 'points'
  | 'voucher'
  | 'reward-code'
  | 'reward-card'
  | 'athlete'
  | 'employee'

/** What is said of a value and no query asks for. */
type StoredValueDocument = {
  /** What a voucher is called, and all that may be shown of a number. */
  readonly name: string
  /** What a voucher costs in points. */
  readonly points?: number
  /** What a voucher or code is worth, whole. */
  readonly worth?: Sum
}

/**
 * A balance in its own units: minor units of `currency`, points, or how often it may be used. It only ever changes
 * together with a row of the book, so that `initial` and the book add up to `balance`.
 */
type StoredValuesTable = {
  id: string
  kind: StoredValueKind
  owner: string | null
  currency: Currency | null
  initial: Minor
  balance: Minor
  /** The hash of a PIN. */
  secret_hash: string | null
  expires_at: Date | null
  allowed: boolean
  /** What every new year begins with; null for what is not renewed. */
  yearly: Minor | null
  /** The year that `balance` is of. */
  year: number | null
  document: Json<StoredValueDocument>
  /** When a sweep looks for points that have ended; null for at the next one. */
  points_end_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** The book. `order_number` is the order, the year that was begun, or why points were given or ended (loyalty/point-lines.ts). */
type StoredValueEntriesTable = {
  id: string
  value_id: string
  order_number: string
  kind: 'redeem' | 'restore' | 'renew'
  /** Signed: less than zero takes. */
  units: Minor
  year: number | null
  created_at: Date
}

export type StoredValueTables = {
  stored_values: StoredValuesTable
  stored_value_entries: StoredValueEntriesTable
}
