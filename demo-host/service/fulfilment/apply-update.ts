import type { Db } from '../database/transaction'
import { orderOfTracking } from '../repositories/parcels'
import { carrierStages } from './carrier'
import type { CarrierUpdate, WarehouseUpdate } from './carrier-update'
import { advanceOrder, packOrder } from './move-order'

/** Applies a report; repeated ones, and those about an unknown parcel, change nothing. */
export async function applyUpdate(db: Db, news: CarrierUpdate | WarehouseUpdate): Promise<void> {
  if (news.type === 'order.packed') return applyPacking(db, news)
  const { trackingNumber, details } = news.tracker
  const orderNumber = await orderOfTracking(db, trackingNumber)
  if (!orderNumber) return
  for (const { status, occurredAt } of details) {
    if (status !== 'pre_transit') await advanceOrder(db, orderNumber, carrierStages[status], timeOf(occurredAt))
  }
}

async function applyPacking(db: Db, { order }: WarehouseUpdate): Promise<void> {
  const { orderNumber, carrier, trackingNumber, packedAt } = order
  await packOrder(db, orderNumber, { carrier, tracking_number: trackingNumber }, timeOf(packedAt))
}

/** The current time if the text is invalid. */
const timeOf = (text: string): Date => (Number.isNaN(Date.parse(text)) ? new Date() : new Date(text))
