import { attach } from 'effector'
import { dropFromTab, keepInTab, keptInTab } from '../runtime/kept-in-tab'
import { $config } from '../runtime/started'
import type { Address } from '../shapes/address'
import type { InStoreSale } from './contracts'
import type { PaymentMethodId } from '../shapes/payment-method-id'

/** What repeating the call after a reload needs. No card, no token. */
export type Placement = {
  readonly transactionId: string
  readonly cartId: string
  readonly sale?: InStoreSale
  readonly billingAddress: Address | null
  readonly code: PaymentMethodId
}

/** `endsAt` in ms. */
export type OpenChallenge = {
  readonly orderNumber: string
  readonly code: PaymentMethodId
  readonly challengeUrl: string
  readonly transactionId: string
  /** In major units. */
  readonly amount: number
  readonly currency: string
  readonly endsAt: number
}

export type Kept = {
  readonly placement?: Placement
  readonly challenge?: OpenChallenge
  readonly orderNumber?: string
}

export const readKeptFx = attach({
  source: $config,
  effect: ({ key }): Kept => keptInTab<Kept>(key, 'purchase', 1) ?? {},
})

export const keepFx = attach({
  source: $config,
  effect: ({ key }, kept: Kept) =>
    Object.keys(kept).length ? keepInTab(key, 'purchase', 1, kept) : dropFromTab(key, 'purchase'),
})
