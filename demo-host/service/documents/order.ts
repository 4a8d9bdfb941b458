import type { InStoreSale, Order } from '../../../core/checkout/contracts'

/** `paying` until the provider answers, `challenged` while the bank's page is open, then void or placed; a placed order is shipped or cancelled. */
export type OrderState = 'paying' | 'challenged' | 'placed' | 'shipped' | 'cancelled' | 'void'

export type OrderFailure = { readonly code: string; readonly details: Readonly<Record<string, unknown>> }

/** A sale in a store as an order keeps it; `soldBy` is the associate's account where the order is the customer's. */
export type StoredSale = InStoreSale & { readonly soldBy?: string }

/** The wire format, frozen, without what changes later. */
export type OrderDocument = Omit<
  Order,
  'orderNumber' | 'status' | 'placedAt' | 'flash' | 'tracking' | 'refunds' | 'inStoreSalesInfo'
>
