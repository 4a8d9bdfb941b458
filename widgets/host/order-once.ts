import { load, save } from '../../core/runtime/storage'
import type { HostCart } from '../../core/shapes/host-cart'
import type { PlacedOrder } from '../../core/shapes/placed-order'
import type { Publish } from './publish'

/** Reports an order of the cart to the page, once in this browser. It comes with the cart, so it also reaches a page whose checkout is on another origin. Returns the reported order. */
export function publishOrderOnce(key: string, publish: Publish, { basketId, lastOrder }: HostCart): PlacedOrder | null {
  if (!lastOrder) return null
  const known = load<{ orderNumber: string }>(key, 'order', 1)
  if (known?.orderNumber === lastOrder.orderNumber) return null
  save(key, 'order', 1, { orderNumber: lastOrder.orderNumber })
  publish('order', { basketId, ...lastOrder })
  return lastOrder
}
