import { attach } from 'effector'
import { dropFromTab, keepInTab, keptInTab } from '../runtime/kept-in-tab'
import { $config } from '../runtime/started'
import type { Address } from '../shapes/address'
import type { PaymentMethodId } from '../shapes/payment-method-id'

/** An order on its way: what is needed to ask for it again, as the same one, after a reload. No card, no token. */
export type Placement = {
  readonly transactionId: string
  readonly cartId: string
  readonly billingAddress: Address | null
  readonly code: PaymentMethodId
}

/** The bank's question about an order, until it is answered; `endsAt` in ms. */
export type OpenChallenge = {
  readonly orderNumber: string
  readonly code: PaymentMethodId
  readonly challengeUrl: string
  readonly transactionId: string
  /** What the bank is asked about, major units. */
  readonly amount: number
  readonly currency: string
  readonly endsAt: number
}

/** What a tab remembers of its purchase across a reload. */
export type Kept = {
  readonly placement?: Placement
  readonly challenge?: OpenChallenge
  /** The order that was placed here last. */
  readonly orderNumber?: string
}

export const readKeptFx = attach({
  source: $config,
  effect: ({ key }): Kept => keptInTab<Kept>(key, 'purchase', 1) ?? {},
})

/** Replaces what the tab remembers. */
export const keepFx = attach({
  source: $config,
  effect: ({ key }, kept: Kept) =>
    Object.keys(kept).length ? keepInTab(key, 'purchase', 1, kept) : dropFromTab(key, 'purchase'),
})
