import type { Configuration } from '../configuration'
import type { Stage } from '../database/tables/orders'
import type { Db } from '../database/transaction'

/** What a carrier's label is made for. */
export type LabelRequest = { readonly orderNumber: string; readonly from: 'shop' | 'shopper' }

/** A label that a carrier made. */
export type CarrierLabel = { readonly carrier: string; readonly trackingNumber: string }

/** A carrier. It makes one label for the same request, however often it is asked; one that throws made none. */
export type Carrier = { readonly makeLabel: (request: LabelRequest) => Promise<CarrierLabel> }

/** What carriers tell of a parcel, in their words. */
export const carrierStages = {
  in_transit: 'shipped',
  delivered: 'delivered',
  return_to_sender: 'returned',
} as const satisfies Readonly<Record<string, Stage>>

const plugged = new WeakMap<Db, Carrier>()

/** Lets a shop send by a carrier. */
export const plugCarrier = (db: Db, carrier: Carrier): void => void plugged.set(db, carrier)

/** A shop's carrier: the one that was plugged in, else the sandbox's; null where there is none, and nothing comes back by label. */
export function carrierOf({ db, configuration }: { db: Db; configuration: Configuration }): Carrier | null {
  return plugged.get(db) ?? (configuration.environment === 'production' ? null : sandboxCarrier)
}

/** The sandbox's carrier: a number of its own for each way of an order. */
const sandboxCarrier: Carrier = {
  makeLabel: async ({ orderNumber, from }) => ({
    carrier: 'Sandbox Parcel',
    trackingNumber: `${from === 'shop' ? 'SP' : 'SR'}${orderNumber}`,
  }),
}
