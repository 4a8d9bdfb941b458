import type { Currency, Minor } from '../../pricing/money'

/** What the service knows of one payment of an order; `payment_id` is its idempotency key with the provider. */
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

/** The sandbox provider's vault: a card as a token, with how it will behave and without its number. */
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

/** The sandbox provider's own books. */
type SandboxChargesTable = {
  idempotency_key: string
  reference: string
  currency: Currency
  amount: Minor
  state: 'challenge' | 'authorised' | 'captured' | 'declined' | 'voided'
  refusal: string | null
  captured: Minor
  refunded: Minor
  challenge_id: string | null
  /** The verdict of the bank's page, signed; the first one stays. */
  verdict: string | null
}

export type PaymentTables = {
  payments: PaymentsTable
  sandbox_cards: SandboxCardsTable
  sandbox_charges: SandboxChargesTable
}
