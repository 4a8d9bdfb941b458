import type { Order } from '../../../core/checkout'
import { collectionClasses } from '../../../core/format/collection'
import type { Shipment, ShippingMethod } from '../../../core/shapes/shipping'

const stages = ['placed', 'packed', 'onItsWay', 'delivered'] as const
export type Stage = (typeof stages)[number]

/** `day` is an ISO date: when it was reached or is expected; null if unknown. */
export type Reached = { readonly stage: Stage; readonly isNow: boolean; readonly day: string | null }

type Promised = Pick<ShippingMethod, 'arrival' | 'deliveryTime'>

/** The arrival of an order: of its parcels, else of e-mail deliveries, else of pick-ups. */
export function arrivalOfOrder(order: Order): Promised | null {
  const sent = order.shipments.filter(one => !isCollected(one))
  const parcels = sent.filter(one => !isMailed(one)).map(one => wayOf(order, one))
  const days = parcels.flatMap(parcel => parcel?.arrival ?? [])
  const from = days
    .map(day => day.from)
    .sort()
    .at(0)
  const to = days
    .map(day => day.to)
    .sort()
    .at(-1)
  if (!from || !to) return wayOf(order, sent.find(one => !isMailed(one)) ?? sent[0] ?? order.shipments[0])
  return { deliveryTime: '', arrival: { from, to } }
}

/** The shipment's method, else the order's. */
function wayOf(order: Order, shipment: Shipment | undefined): Promised | null {
  const code = shipment?.selected ?? order.shippingMethod?.code
  return shipment?.applicableShippingMethods.find(method => method.code === code) ?? order.shippingMethod
}

const byStatus = { pending: 0, placed: 0, shipped: 2, delivered: 3, cancelled: 0, void: 0 }
const byTracking = { packed: 1, shipped: 2, delivered: 3, returned: 3, refunded: 3 }

/** E-mail deliveries are neither packed nor in transit. Only known days are given. */
export function stagesOf(order: Order): readonly Reached[] {
  const { tracking } = order
  const place = tracking ? byTracking[tracking.stage] : byStatus[order.status]
  const dayOf = (stage: keyof typeof byTracking) => tracking?.events.find(event => event.stage === stage)?.at ?? null
  const days = {
    placed: order.placedAt,
    packed: dayOf('packed'),
    onItsWay: dayOf('shipped'),
    delivered: dayOf('delivered') ?? arrivalOfOrder(order)?.arrival?.to ?? null,
  }
  const reached = stages.map((stage, index) => ({ stage, isNow: index <= place, day: days[stage] }))
  return isMailedWhole(order) ? reached.filter(({ stage }) => stage === 'placed' || stage === 'delivered') : reached
}

export const isCollected = ({ class: one }: Shipment): boolean => one !== undefined && collectionClasses.includes(one)

/** Nothing is shipped: the order becomes ready, not delivered. */
export const isWholePickUp = ({ shipments }: Order): boolean => shipments.length > 0 && shipments.every(isCollected)

export const isMailedWhole = ({ shipments }: Order): boolean => shipments.length > 0 && shipments.every(isMailed)

const isMailed = ({ class: one }: Shipment): boolean => one === 'digital'
