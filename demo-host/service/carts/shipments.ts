import type { Address } from '../../../core/shapes/address'
import type { DeliveryClass } from '../../../core/shapes/shipping'
import { applicableMethods } from '../delivery/methods'
import type { ProductFacts } from '../repositories/product-facts'
import type { SeedShippingMethod } from '../seed/types'
import type { CartDocument, CartLine } from './document'

/** One shipment of a cart: everything that is delivered in the same way. */
export type CartShipment = {
  readonly shippingId: string
  readonly class: DeliveryClass
  readonly methods: readonly SeedShippingMethod[]
  /** The shopper's choice where it applies, else the first; undefined where nothing goes there. */
  readonly chosen: SeedShippingMethod | undefined
}

/** Where a cart goes as far as it is known: its address, else the country of the page. */
export type Destination = { readonly country: string; readonly province: string | null }

/** How a line is delivered. */
export function classOf(line: CartLine, facts: ProductFacts | undefined): DeliveryClass {
  if (facts?.document.productType === 'digital') return 'digital'
  return line.recipeId === null ? 'home' : 'customs'
}

/** The shipments of a cart, each with the methods that it may go by. */
export function shipmentsOf(
  document: CartDocument,
  facts: ReadonlyMap<string, ProductFacts>,
  methods: readonly SeedShippingMethod[],
  { country, province }: Destination,
): CartShipment[] {
  const classes = new Set(document.lines.map(line => classOf(line, facts.get(line.productId))))
  return [...classes].map(deliveryClass => {
    // One shipment for each class for now, so the class names it.
    const shippingId = deliveryClass
    const applicable = applicableMethods(methods, deliveryClass, country, province)
    const chosen = applicable.find(({ code }) => code === document.methods[shippingId]) ?? applicable[0]
    return { shippingId, class: deliveryClass, methods: applicable, chosen }
  })
}

/** Whether a shipment goes to an address. */
export const needsAddress = ({ class: deliveryClass }: Pick<CartShipment, 'class'>): boolean =>
  deliveryClass !== 'digital'

/** Where a shipment goes: to its own address, else to the one that the others go to. */
export const addressOf = ({ shippingAddresses }: CartDocument, shippingId: string): Address | null =>
  shippingAddresses[shippingId] ?? Object.values(shippingAddresses)[0] ?? null
