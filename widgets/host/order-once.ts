import { load, save } from '../../core/runtime/storage'
import type { HostCart } from '../../core/shapes/host-cart'
import type { PlacedOrder } from '../../core/shapes/placed-order'
import type { Tell } from './tell'

/**
 * Tells the page that something of a cart was bought: once in this browser, whichever tab or visit hears of it first. The
 * service says it with the cart, so it also reaches a page whose checkout is on another origin. Answers the order that was told.
 */
export function tellOrderOnce(key: string, tell: Tell, { basketId, lastOrder }: HostCart): PlacedOrder | null {
  if (!lastOrder) return null
  const known = load<{ orderNumber: string }>(key, 'order', 1)
  if (known?.orderNumber === lastOrder.orderNumber) return null
  save(key, 'order', 1, { orderNumber: lastOrder.orderNumber })
  tell('order', { basketId, ...lastOrder })
  return lastOrder
}
