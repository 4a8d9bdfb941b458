import type { ReturnedLine, ReturnReason } from '../../../core/purchases/contracts'
import type { Minor } from '../pricing/money'

/** What one instrument gets back; null for the voucher. */
export type RefundPart = { readonly instrumentId: string | null; readonly amount: Minor }

/** A return that has arrived. The times are ISO 8601. */
export type ArrivedReturn = {
  readonly returnNumber: string
  readonly lines: readonly ReturnedLine[]
  readonly reason: ReturnReason | null
  readonly refund: readonly RefundPart[]
  readonly arrivedAt: string
  readonly refundedAt: string | null
}
