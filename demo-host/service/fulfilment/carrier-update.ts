import { createHmac, timingSafeEqual } from 'node:crypto'
import { enums, literal, type Infer, size, string, type } from 'superstruct'
import { array } from '../../../core/shapes/array'
import { carrierStages } from './carrier'

const MINUTES = 5

/** A carrier's report on a parcel: all of its events, the newest last. */
export const CarrierUpdate = type({
  id: size(string(), 1, 100),
  type: literal('tracker.updated'),
  tracker: type({
    trackingNumber: size(string(), 1, 60),
    details: array(
      type({
        status: enums(['pre_transit', ...(Object.keys(carrierStages) as (keyof typeof carrierStages)[])]),
        occurredAt: size(string(), 10, 40),
      }),
    ),
  }),
})
export type CarrierUpdate = Infer<typeof CarrierUpdate>

/** A warehouse's report: an order is packed, with its label. */
export const WarehouseUpdate = type({
  id: size(string(), 1, 100),
  type: literal('order.packed'),
  order: type({
    orderNumber: size(string(), 1, 40),
    carrier: size(string(), 1, 60),
    trackingNumber: size(string(), 1, 60),
    packedAt: size(string(), 10, 40),
  }),
})
export type WarehouseUpdate = Infer<typeof WarehouseUpdate>

/** `t=…,v1=…`, over the time and the text. */
export function signUpdate(text: string, secret: string, at = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digestOf(text, seconds, secret)}`
}

/** Whether it was signed with the secret within the last five minutes; an older one may be a replay. False without a secret. */
export function isSigned(text: string, signature: string, secret: string | null, now = new Date()): boolean {
  if (!secret) return false
  const { seconds = '', digest = '' } = /^t=(?<seconds>\d{1,12}),v1=(?<digest>[\w-]+)$/.exec(signature)?.groups ?? {}
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > MINUTES * 60) return false
  const [given, right] = [Buffer.from(digest), Buffer.from(digestOf(text, Number(seconds), secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const digestOf = (text: string, seconds: number, secret: string): string =>
  createHmac('sha256', secret).update(`carrier ${seconds}.${text}`).digest('base64url')
