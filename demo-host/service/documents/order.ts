import type { InStoreSale, Order } from '../../../core/checkout/contracts'

/**
 * Where an order is: `paying` until the provider answered, `challenged` while the bank's page is open, then void for good
 * or placed; a placed one is shipped, or cancelled before that.
 */
export type OrderState = 'paying' | 'challenged' | 'placed' | 'shipped' | 'cancelled' | 'void'

/** Why an order came to nothing, as it is told. */
export type OrderFailure = { readonly code: string; readonly details: Readonly<Record<string, unknown>> }

/** A sale in a store as an order keeps it; `soldBy` is the associate's account where the order is the customer's. */
export type KeptSale = InStoreSale & { readonly soldBy?: string }

/** An order as it was agreed: the wire's own form, frozen, without what changes later. */
export type OrderDocument = Omit<
  Order,
  'orderNumber' | 'status' | 'placedAt' | 'flash' | 'tracking' | 'inStoreSalesInfo'
>
