import type { PaymentMethodId } from './payment-method-id'

/** The ways to pay of which a cart has one at a time: it pays whatever all others leave. */
export const mainMethods = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const satisfies PaymentMethodId[]
export type MainMethod = (typeof mainMethods)[number]

/** Whether a way to pay is a main one, or pays a part only. */
export const isMainMethod = (id: PaymentMethodId): id is MainMethod => (mainMethods as readonly string[]).includes(id)
