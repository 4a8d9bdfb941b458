import { type ComponentType, lazy } from 'react'
import type { MainMethod } from '../../core/shapes/main-method'
import { CardIcon } from '../../widgets/ui/icon'
import '../../core/payment/wallet-ways'
import { hasApplePay } from '../../core/runtime/has-apple-pay'
import type { BillingWords } from '../screens/billing/billing.words'
import { CardWay } from './card-way'

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
  CREDIT_CARD: { title: words => words.card, Sign: CardIcon, Body: CardWay },
  PAYPAL: { Body: lazy(async () => ({ default: (await import('./paypal-way')).PayPalWay })) },
  KLARNA: { Body: lazy(async () => ({ default: (await import('./klarna-way')).KlarnaWay })) },
  DW_APPLE_PAY: {
    isThere: hasApplePay,
    Body: lazy(async () => ({ default: (await import('./apple-way')).AppleWay })),
  },
}
