import { createEvent, createStore } from 'effector'
import type { Address } from '../shapes/address'
import type { Cart } from '../shapes/cart'
import { collectionClasses, type DeliveryClass } from '../shapes/delivery-class'
import type { Shipment as Part } from '../shapes/shipping'

/** The cart as it is now; null once there is none. Wired to the cart's own store. */
export const cartSeen = createEvent<Cart | null>()

/** A call of this domain answered the whole cart. Wired to the cart's own store. */
export const cartAnswered = createEvent<Cart>()

/** What this domain has to know of the cart: whose addresses and methods these are. */
export type Shipment = {
  readonly basketId: string
  /** The parcel's own id: of what goes to an address; null where nothing does. */
  readonly shippingId: string | null
  /** Every shipment of the cart, the parcels among them. */
  readonly parts: readonly Part[]
  /** The method that the service holds for the parcel. */
  readonly selected: string | null
  /** What shipping costs in the sums that the shopper sees, major units. */
  readonly cost: number
  readonly isEmpty: boolean
  /** Something goes to an address. */
  readonly hasParcel: boolean
  /** What goes by e-mail, where nothing else goes: instead of an address it has a contact. */
  readonly mailedId: string | null
  /** Something is fetched, so that somebody has to be named who comes. */
  readonly hasFetched: boolean
  /** Where a line is fetched first: whose rules a person's name and telephone go by. */
  readonly fetchedIn: string | null
  readonly shippingAddress: Address | null
  /** Who comes for what is fetched, or whom all concerns that goes by e-mail. */
  readonly collector: Address | null
  readonly billingAddress: Cart['billingAddress']
}

/** The cart's shipments, as the service sees them. */
export const $shipment = createStore<Shipment | null>(null).on(cartSeen, (_current, cart) => cart && shipmentOf(cart))

/** What this domain reads of a cart. */
function shipmentOf(cart: Cart): Shipment {
  const parts = cart.shippingMethods
  const parcel = parts.find(isParcel)
  const fetched = parts.filter(isFetched)
  const lineMethod = cart.items.find(
    ({ shippingOptions }) => shippingOptions.shippingMethod && !isCollection(shippingOptions.selected),
  )?.shippingOptions
  const addressFor = (ids: readonly string[]) =>
    cart.shippingAddress.find(({ shippingId }) => shippingId && ids.includes(shippingId)) ?? null
  const mailedId = (parts.every(isMailed) && parts[0]?.shippingId) || null
  const personal = [...fetched.map(({ shippingId }) => shippingId), ...(mailedId ? [mailedId] : [])]
  return {
    basketId: cart.basketId,
    shippingId: parcel?.shippingId ?? null,
    parts,
    selected: parcel?.selected ?? lineMethod?.shippingMethod?.code ?? null,
    cost: cart.totals.shipping,
    isEmpty: cart.items.length === 0,
    hasParcel: parcel !== undefined || personal.length === 0,
    mailedId,
    hasFetched: fetched.length > 0,
    fetchedIn: fetched[0]?.store?.countryCode ?? null,
    shippingAddress: cart.shippingAddress.find(({ shippingId }) => !personal.includes(shippingId ?? '')) ?? null,
    collector: addressFor(personal),
    billingAddress: cart.billingAddress,
  }
}

type OfClass = { readonly class?: DeliveryClass | undefined }

const isCollection = (one: DeliveryClass): boolean => collectionClasses.includes(one)

/** Whether a shipment is fetched by somebody. */
export const isFetched = (part: OfClass): boolean => part.class !== undefined && isCollection(part.class)

/** Whether a shipment goes to an address. */
const isParcel = (part: OfClass): boolean => !isFetched(part) && !isMailed(part)

const isMailed = (part: OfClass): boolean => part.class === 'digital'
