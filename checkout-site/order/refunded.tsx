import { Suspense } from 'react'
import type { Order } from '../../core/checkout'
import { part } from '../shell/part'

const Refunds = part(async () => (await import('./refunds')).Refunds)

/** The refunds of an order; most have none. */
export function Refunded({ order }: { order: Order }) {
  return order.refunds?.length ? (
    <Suspense>
      <Refunds order={order} />
    </Suspense>
  ) : null
}
