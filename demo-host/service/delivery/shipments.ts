import type { Address } from '../../../core/shapes/address'
import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import { applicableMethods } from './methods'
import type { ProductFacts } from '../repositories/product-facts'
import type { ShippingMethod } from './shipping-method'
import type { CartDocument, CartLine } from '../documents/cart'

/** Everything that is delivered in the same way to the same place. */
export type CartShipment = {
  readonly shippingId: string
  readonly class: DeliveryClass
  /** The pick-up store; null for home and e-mail deliveries. */
  readonly storeId: string | null
  readonly lineIds: readonly string[]
  readonly methods: readonly ShippingMethod[]
  /** The shopper's choice if it applies, else the first; undefined if nothing is shipped. */
  readonly chosen: ShippingMethod | undefined
}

/** The cart's address, else the page's country. */
export type Destination = { readonly country: string; readonly province: string | null }

/** By the product's nature, else by the shopper's choice, else home delivery. */
export function classOf(line: CartLine, facts: ProductFacts | undefined): DeliveryClass {
  if (facts?.document.productType === 'digital') return 'digital'
  return line.recipeId === null ? (line.delivery?.class ?? 'home') : 'customs'
}

/** A store-only product. */
export const mustBePickedUp = (line: CartLine, facts: ProductFacts | undefined): boolean => {
  const own = classOf(line, facts)
  return facts?.document.isRobisOnly === true && own !== 'digital' && own !== 'customs'
}

/** Made of the class and the pick-up store. */
export function shippingIdOf(line: CartLine, facts: ProductFacts | undefined): string {
  const deliveryClass = classOf(line, facts)
  return isCollected({ class: deliveryClass }) && line.delivery
    ? `${deliveryClass}-${line.delivery.storeId}`
    : deliveryClass
}

/** Every line is in exactly one shipment. */
export function shipmentsOf(
  document: CartDocument,
  facts: ReadonlyMap<string, ProductFacts>,
  methods: readonly ShippingMethod[],
  { country, province }: Destination,
): CartShipment[] {
  const lines = new Map<string, CartLine[]>()
  for (const line of document.lines) {
    const shippingId = shippingIdOf(line, facts.get(line.productId))
    const own = lines.get(shippingId)
    if (own) own.push(line)
    else lines.set(shippingId, [line])
  }
  return [...lines].map(([shippingId, own]) => {
    const [first] = own
    const deliveryClass = first ? classOf(first, facts.get(first.productId)) : 'home'
    const applicable = applicableMethods(methods, deliveryClass, country, province)
    return {
      shippingId,
      class: deliveryClass,
      storeId: isCollected({ class: deliveryClass }) ? (first?.delivery?.storeId ?? null) : null,
      lineIds: own.map(({ id }) => id),
      methods: applicable,
      chosen: applicable.find(({ code }) => code === document.methods[shippingId]) ?? applicable[0],
    }
  })
}

type OfClass = Pick<CartShipment, 'class'>

export const needsAddress = ({ class: deliveryClass }: OfClass): boolean =>
  deliveryClass === 'home' || deliveryClass === 'customs'

/** A pick-up, which needs a person to come. */
export const isCollected = ({ class: deliveryClass }: OfClass): boolean =>
  deliveryClass === 'pickup' || deliveryClass === 'sts' || deliveryClass === 'pudo'

/** An e-mail delivery, which needs no address. */
export const isMailed = ({ class: deliveryClass }: OfClass): boolean => deliveryClass === 'digital'

/** Everything goes by e-mail, so only a contact is needed. */
export const isMailedWhole = (shipments: readonly OfClass[]): boolean =>
  shipments.length > 0 && shipments.every(isMailed)

/** Saved addresses of parcels, by shipment. */
export const parcelAddresses = ({ shippingAddresses }: Pick<CartDocument, 'shippingAddresses'>): [string, Address][] =>
  (['home', 'customs'] as const).flatMap(id => {
    const address = shippingAddresses[id]
    return address ? [[id, address] as [string, Address]] : []
  })

/** The shipment's own address; unless it is picked up, else that of any parcel. */
export function addressOf(document: CartDocument, { shippingId, class: deliveryClass }: ShipmentName): Address | null {
  const own = document.shippingAddresses[shippingId]
  if (own || isCollected({ class: deliveryClass })) return own ?? null
  return parcelAddresses(document)[0]?.[1] ?? null
}

type ShipmentName = Pick<CartShipment, 'shippingId' | 'class'>
