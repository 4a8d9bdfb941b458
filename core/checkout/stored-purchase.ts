import { attach } from 'effector'
import { dropFromTab, saveInTab, loadFromTab } from '../runtime/tab-storage'
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

export type StoredPurchase = {
  readonly placement?: Placement
  readonly challenge?: OpenChallenge
  readonly orderNumber?: string
}

export const readPurchaseFx = attach({
  source: $config,
  effect: ({ key }): StoredPurchase => loadFromTab<StoredPurchase>(key, 'purchase', 1) ?? {},
})

export const savePurchaseFx = attach({
  source: $config,
  effect: ({ key }, stored: StoredPurchase) =>
    Object.keys(stored).length ? saveInTab(key, 'purchase', 1, stored) : dropFromTab(key, 'purchase'),
})
