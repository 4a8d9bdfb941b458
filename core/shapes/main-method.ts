import type { PaymentMethodId } from './payment-method-id'

/** A cart has one, which pays the rest. */
export const mainMethods = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const satisfies PaymentMethodId[]
export type MainMethod = (typeof mainMethods)[number]

export const isMainMethod = (id: PaymentMethodId): id is MainMethod => (mainMethods as readonly string[]).includes(id)
