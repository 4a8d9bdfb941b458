import type { ColumnType } from 'kysely'
import type { Currency, Minor, Sum } from '../../pricing/money'
import type { Json } from './site'

/** A programme for professionals, of the industry or the trade. */
export type Programme = 'ipa' | 'wranx'

export type StoredValueKind =
  | 'gift-card'
  | 'points'
  | 'voucher'
  | 'reward-code'
  | 'reward-card'
  | 'athlete'
  | 'employee'
  | Programme

/** What is only read whole, never searched. */
type StoredValueDocument = {
  /** A voucher's name, or the part of a number that may be shown. */
  readonly name: string
  /** The price in points. */
  readonly points?: number
  /** The full worth of a voucher or code. */
  readonly worth?: Sum
}

/**
 * A balance in minor units of `currency`, points, or remaining uses. It changes only together with a row of the ledger, so
 * that `initial` and the ledger add up to `balance`.
 */
type StoredValuesTable = {
  id: string
  kind: StoredValueKind
  owner: string | null
  currency: Currency | null
  initial: Minor
  balance: Minor
  secret_hash: string | null
  expires_at: Date | null
  allowed: boolean
  /** The balance at the start of each year; null if it is not renewed. */
  yearly: Minor | null
  year: number | null
  document: Json<StoredValueDocument>
  /** When a sweep looks for points that have ended; null for at the next one. */
  points_end_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** The book. `order_number` is an order, or the year that began. */
type StoredValueEntriesTable = {
  id: string
  value_id: string
  order_number: string
  kind: 'redeem' | 'restore' | 'renew'
  /** Negative when taken. */
  units: Minor
  year: number | null
  created_at: Date
}

export type StoredValueTables = {
  stored_values: StoredValuesTable
  stored_value_entries: StoredValueEntriesTable
}
