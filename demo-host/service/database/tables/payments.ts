import type { ColumnType } from 'kysely'
import type { Refusal } from '../../payments/gateway'
import type { Currency, Minor } from '../../pricing/money'

/** `payment_id` is the idempotency key with the provider. */
type PaymentsTable = {
  order_number: string
  payment_id: string
  method: string
  token: string
  currency: Currency
  amount: Minor
  state: 'intended' | 'challenged' | 'authorised' | 'captured' | 'refused' | 'voided' | 'refunded'
  reference: string | null
  challenge_id: string | null
}

/** The sandbox provider's vault: tokens of cards and how they behave, without their numbers. */
type SandboxCardsTable = {
  token: string
  brand: string
  bin: string
  last4: string
  holder: string
  expiry_month: number
  expiry_year: number
  behaviour: 'pays' | 'challenge' | 'declined' | 'fraud' | 'expired'
  created_at: Date
}

type SandboxChargesTable = {
  idempotency_key: string
  reference: string
  currency: Currency
  amount: Minor
  state: 'challenge' | 'authorised' | 'captured' | 'declined' | 'voided'
  refusal: Refusal | null
  captured: Minor
  refunded: Minor
  challenge_id: string | null
  /** Of its refunds, each of which counts once. */
  refund_ids: ColumnType<readonly string[] | null, string | null | undefined, string | null>
  /** The signed verdict of the bank's page; the first one counts. */
  verdict: string | null
}

export type PaymentTables = {
  payments: PaymentsTable
  sandbox_cards: SandboxCardsTable
  sandbox_charges: SandboxChargesTable
}
