import { createEvent, createStore } from 'effector'
import type { Cart } from '../shapes/cart'

/** The cart as it is now; null once there is none. Wired to the cart's own store. */
export const cartSeen = createEvent<Cart | null>()

/** A call of this domain answered the whole cart. Wired to the cart's own store. */
export const cartAnswered = createEvent<Cart>()

/** What this domain has to know of the cart: whose addresses and methods these are. */
export type Shipment = {
  readonly basketId: string
  readonly shippingId: string | null
  /** The method that the service holds for it. */
  readonly selected: string | null
  /** What shipping costs in the sums that the shopper sees, major units. */
  readonly cost: number
  readonly isEmpty: boolean
  readonly shippingAddress: Cart['shippingAddress'][number] | null
  readonly billingAddress: Cart['billingAddress']
}

/** The cart's home delivery, as the service sees it. */
export const $shipment = createStore<Shipment | null>(null).on(cartSeen, (_current, cart) => cart && shipmentOf(cart))

/** What this domain reads of a cart. */
export function shipmentOf(cart: Cart): Shipment {
  const [shipment] = cart.shippingMethods
  const lineMethod = cart.items.find(({ shippingOptions }) => shippingOptions.shippingMethod)?.shippingOptions
  return {
    basketId: cart.basketId,
    shippingId: shipment?.shippingId ?? null,
    selected: shipment?.selected ?? lineMethod?.shippingMethod?.code ?? null,
    cost: cart.totals.shipping,
    isEmpty: cart.items.length === 0,
    shippingAddress: cart.shippingAddress[0] ?? null,
    billingAddress: cart.billingAddress,
  }
}
