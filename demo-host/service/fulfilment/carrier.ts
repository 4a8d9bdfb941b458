import type { Configuration } from '../configuration'
import type { Stage } from '../database/tables/orders'
import type { Db } from '../database/transaction'

/** `returnNumber` is that of a return: an order may have several, one after the other. */
export type LabelRequest = {
  readonly orderNumber: string
  readonly from: 'shop' | 'shopper'
  readonly returnNumber?: string
}

export type CarrierLabel = { readonly carrier: string; readonly trackingNumber: string }

/** Repeating a request must return the same label. If it throws, no label was made. */
export type Carrier = { readonly makeLabel: (request: LabelRequest) => Promise<CarrierLabel> }

/** A carrier's events, and the order's stage for each. */
export const carrierStages = {
  in_transit: 'shipped',
  delivered: 'delivered',
  return_to_sender: 'returned',
} as const satisfies Readonly<Record<string, Stage>>

const plugged = new WeakMap<Db, Carrier>()

export const plugCarrier = (db: Db, carrier: Carrier): void => void plugged.set(db, carrier)

/** The carrier that was set, else the sandbox's; null in production without one. */
export function carrierOf({ db, configuration }: { db: Db; configuration: Configuration }): Carrier | null {
  return plugged.get(db) ?? (configuration.environment === 'production' ? null : sandboxCarrier)
}

/** Tracking numbers differ for delivery and return. */
const sandboxCarrier: Carrier = {
  makeLabel: async ({ orderNumber, returnNumber }) => ({
    carrier: 'Sandbox Parcel',
    trackingNumber: returnNumber ? `S${returnNumber}` : `SP${orderNumber}`,
  }),
}
