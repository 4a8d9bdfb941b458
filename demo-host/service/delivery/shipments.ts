import type { Address } from '../../../core/shapes/address'
import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import { applicableMethods } from './methods'
import type { ProductFacts } from '../repositories/product-facts'
import type { ShippingMethod } from './shipping-method'
import type { CartDocument, CartLine } from '../documents/cart'

/** One shipment of a cart: everything that is delivered in the same way to the same place. */
export type CartShipment = {
  readonly shippingId: string
  readonly class: DeliveryClass
  /** Where it is fetched; null for what is brought or sent by e-mail. */
  readonly storeId: string | null
  readonly lineIds: readonly string[]
  readonly methods: readonly ShippingMethod[]
  /** The shopper's choice where it applies, else the first; undefined where nothing goes there. */
  readonly chosen: ShippingMethod | undefined
}

/** Where a cart goes as far as it is known: its address, else the country of the page. */
export type Destination = { readonly country: string; readonly province: string | null }

/** How a line is delivered: by its nature, else as the shopper chose, else home. */
export function classOf(line: CartLine, facts: ProductFacts | undefined): DeliveryClass {
  if (facts?.document.productType === 'digital') return 'digital'
  return line.recipeId === null ? (line.delivery?.class ?? 'home') : 'customs'
}

/** Whether a line goes nowhere but to a store that hands it out. */
export const isOnlyFetched = (line: CartLine, facts: ProductFacts | undefined): boolean => {
  const own = classOf(line, facts)
  return facts?.document.isRobisOnly === true && own !== 'digital' && own !== 'customs'
}

/** The shipment of a line: the class names it, and the place where it is fetched. */
export function shippingIdOf(line: CartLine, facts: ProductFacts | undefined): string {
  const deliveryClass = classOf(line, facts)
  return isCollected({ class: deliveryClass }) && line.delivery
    ? `${deliveryClass}-${line.delivery.storeId}`
    : deliveryClass
}

/** The shipments of a cart, each with the methods that it may go by; every line is in exactly one. */
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

/** Whether a shipment goes to an address. */
export const needsAddress = ({ class: deliveryClass }: OfClass): boolean =>
  deliveryClass === 'home' || deliveryClass === 'customs'

/** Whether a shipment is fetched, so that somebody has to be named who comes. */
export const isCollected = ({ class: deliveryClass }: OfClass): boolean =>
  deliveryClass === 'pickup' || deliveryClass === 'sts' || deliveryClass === 'pudo'

/** Whether a shipment goes by e-mail: nobody brings it anywhere, so that it needs no place. */
export const isMailed = ({ class: deliveryClass }: OfClass): boolean => deliveryClass === 'digital'

/** Whether all of a cart goes by e-mail, so that a contact is all that it needs. */
export const isMailedWhole = (shipments: readonly OfClass[]): boolean =>
  shipments.length > 0 && shipments.every(isMailed)

/** What a cart keeps of addresses that parcels go to, by shipment. */
export const parcelAddresses = ({ shippingAddresses }: Pick<CartDocument, 'shippingAddresses'>): [string, Address][] =>
  (['home', 'customs'] as const).flatMap(id => {
    const address = shippingAddresses[id]
    return address ? [[id, address] as [string, Address]] : []
  })

/** Where a shipment goes: to its own address; unless it is fetched, else to the one that a parcel goes to. */
export function addressOf(document: CartDocument, { shippingId, class: deliveryClass }: ShipmentName): Address | null {
  const own = document.shippingAddresses[shippingId]
  if (own || isCollected({ class: deliveryClass })) return own ?? null
  return parcelAddresses(document)[0]?.[1] ?? null
}

type ShipmentName = Pick<CartShipment, 'shippingId' | 'class'>
