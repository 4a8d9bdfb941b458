import { type ComponentType, lazy } from 'react'
import type { MainMethod } from '../../core/shapes/main-method'
import { CardIcon } from '../../widgets/ui/icon'
import '../../core/payment/wallet-ways'
import { hasApplePay } from '../../core/runtime/has-apple-pay'
import type { BillingWords } from '../screens/billing/billing.words'
import { CardWay } from './card-way'

/** The face of a main way to pay. */
export interface WayToPay {
  /** Its name; the service's own label where there is none. */
  title?: (words: BillingWords) => string
  Sign?: ComponentType
  /** Whether this browser can pay so; it can unless this says otherwise. */
  isThere?: () => boolean
  /** What stands open while it is chosen; `holder` is the name to begin with. */
  Body?: ComponentType<{ holder: string }>
}

/** The ways to pay that this checkout can show: one line each, with the model that core/payment/main-way.ts asks for. */
export const waysToPay: Partial<Record<MainMethod, WayToPay>> = {
  CREDIT_CARD: { title: words => words.card, Sign: CardIcon, Body: CardWay },
  PAYPAL: { Body: lazy(async () => ({ default: (await import('./paypal-way')).PayPalWay })) },
  KLARNA: { Body: lazy(async () => ({ default: (await import('./klarna-way')).KlarnaWay })) },
  DW_APPLE_PAY: {
    isThere: hasApplePay,
    Body: lazy(async () => ({ default: (await import('./apple-way')).AppleWay })),
  },
}
