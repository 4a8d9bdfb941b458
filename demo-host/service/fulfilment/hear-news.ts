import type { Db } from '../database/transaction'
import { orderOfTracking } from '../repositories/parcels'
import { carrierStages } from './carrier'
import type { CarrierNews, WarehouseNews } from './carrier-news'
import { moveAlong, packOrder } from './move-order'

/** Applies a report; repeated ones, and those about an unknown parcel, change nothing. */
export async function hearNews(db: Db, news: CarrierNews | WarehouseNews): Promise<void> {
  if (news.type === 'order.packed') return hearOfPacking(db, news)
  const { trackingNumber, details } = news.tracker
  const orderNumber = await orderOfTracking(db, trackingNumber)
  if (!orderNumber) return
  for (const { status, occurredAt } of details) {
    if (status !== 'pre_transit') await moveAlong(db, orderNumber, carrierStages[status], timeOf(occurredAt))
  }
}

async function hearOfPacking(db: Db, { order }: WarehouseNews): Promise<void> {
  const { orderNumber, carrier, trackingNumber, packedAt } = order
  await packOrder(db, orderNumber, { carrier, tracking_number: trackingNumber }, timeOf(packedAt))
}

/** The current time if the text is invalid. */
const timeOf = (text: string): Date => (Number.isNaN(Date.parse(text)) ? new Date() : new Date(text))
