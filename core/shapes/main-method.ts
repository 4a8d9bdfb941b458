import type { PaymentInstrument } from './payment-instrument'
import type { PaymentMethodId } from './payment-method-id'

/** A cart has one, which pays the rest. */
const mainMethods = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const satisfies PaymentMethodId[]
export type MainMethod = (typeof mainMethods)[number]

export const isMainMethod = (id: PaymentMethodId): id is MainMethod => (mainMethods as readonly string[]).includes(id)

/** It can pay this sum at the last step. Apple Pay never can: its sheet places the order itself. */
export function isReadyToPay({ payment_method_id: id, wallet, agreed }: PaymentInstrument, sum: number): boolean {
  if (!isMainMethod(id) || id === 'DW_APPLE_PAY' || (agreed !== undefined && agreed < sum)) return false
  return id !== 'PAYPAL' || wallet !== undefined
}
