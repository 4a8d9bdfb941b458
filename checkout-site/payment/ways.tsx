import type { ComponentType } from 'react'
import type { MainMethod } from '../../core/shapes/main-method'
import '../../core/payment/wallet-ways'
import { hasApplePay } from '../../core/runtime/has-apple-pay'
import type { BillingWords } from '../screens/billing/billing.words'
import { CardWay } from './card-way'
import { CardMarks, Mark } from './mark'
import { part } from '../shell/part'

/** How checkout shows a main payment method. */
export interface WayToPay {
  /** Default: the service's label. */
  title?: (words: BillingWords) => string
  Sign?: ComponentType
  /** Whether this browser supports it. Default: yes. */
  isThere?: () => boolean
  /** Shown while it is chosen; `holder` is the name to begin with. */
  Body?: ComponentType<{ holder: string }>
}

/** The payment methods of this checkout. Each also needs a model (core/payment/main-way.ts). */
export const waysToPay: Partial<Record<MainMethod, WayToPay>> = {
  CREDIT_CARD: { title: words => words.card, Sign: CardMarks, Body: CardWay },
  PAYPAL: {
    Sign: () => <Mark of="paypal" />,
    Body: part(async () => (await import('./paypal-way')).PayPalWay),
  },
  KLARNA: {
    Sign: () => <Mark of="klarna" />,
    Body: part(async () => (await import('./klarna-way')).KlarnaWay),
  },
  DW_APPLE_PAY: {
    Sign: () => <Mark of="apple-pay" />,
    isThere: hasApplePay,
    Body: part(async () => (await import('./apple-way')).AppleWay),
  },
}
