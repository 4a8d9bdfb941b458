import type { ComponentType } from 'react'
import type { MainMethod } from '../../core/shapes/main-method'
import '../../core/payment/wallet-methods'
import { hasApplePay } from '../../core/runtime/has-apple-pay'
import type { BillingWords } from '../screens/billing/billing.words'
import { CardMethod } from './card-method'
import { CardMarks, Mark } from './mark'
import { part } from '../shell/part'

/** How checkout shows a main payment method. */
export interface MethodView {
  /** Default: the service's label. */
  title?: (words: BillingWords) => string
  Sign?: ComponentType
  /** Whether this browser supports it. Default: yes. */
  isThere?: () => boolean
  /** Shown while it is chosen; `holder` is the name to begin with. */
  Body?: ComponentType<{ holder: string }>
}

/** The payment methods of this checkout. Each also needs a model (core/payment/main-method.ts). */
export const methodViews: Partial<Record<MainMethod, MethodView>> = {
  CREDIT_CARD: { title: words => words.card, Sign: CardMarks, Body: CardMethod },
  PAYPAL: {
    Sign: () => <Mark of="paypal" />,
    Body: part(async () => (await import('./paypal-method')).PayPalMethod),
  },
  KLARNA: {
    Sign: () => <Mark of="klarna" />,
    Body: part(async () => (await import('./klarna-method')).KlarnaMethod),
  },
  DW_APPLE_PAY: {
    Sign: () => <Mark of="apple-pay" />,
    isThere: hasApplePay,
    Body: part(async () => (await import('./apple-pay-method')).ApplePayMethod),
  },
}
