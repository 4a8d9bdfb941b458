import { createEvent, createStore } from 'effector'
import type { Address } from '../shapes/address'
import type { Cart } from '../shapes/cart'
import { collectionClasses } from '../format/collection'
import type { DeliveryClass } from '../shapes/delivery-class'
import type { Shipment as Part } from '../shapes/shipping'

export const cartSeen = createEvent<Cart | null>()

export const cartAnswered = createEvent<Cart>()

export type Shipment = {
  readonly basketId: string
  /** Null if nothing is shipped. */
  readonly shippingId: string | null
  readonly parcelIds: readonly string[]
  readonly parts: readonly Part[]
  readonly selected: string | null
  /** In major units. */
  readonly cost: number
  readonly isEmpty: boolean
  readonly hasParcel: boolean
  /** Set if everything goes by e-mail: then a contact replaces the address. */
  readonly mailedId: string | null
  readonly hasPickUp: boolean
  /** The country whose rules apply to the person who picks up. */
  readonly fetchedIn: string | null
  readonly shippingAddress: Address | null
  readonly collector: Address | null
  readonly billingAddress: Cart['billingAddress']
}

export const $shipment = createStore<Shipment | null>(null).on(cartSeen, (_current, cart) => cart && shipmentOf(cart))

function shipmentOf(cart: Cart): Shipment {
  const parts = cart.shippingMethods
  const parcels = parts.filter(isParcel)
  const [parcel] = parcels
  const fetched = parts.filter(isPickUp)
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
    parcelIds: parcels.map(({ shippingId }) => shippingId),
    parts,
    selected: parcel?.selected ?? lineMethod?.shippingMethod?.code ?? null,
    cost: cart.totals.shipping,
    isEmpty: cart.items.length === 0,
    hasParcel: parcel !== undefined || personal.length === 0,
    mailedId,
    hasPickUp: fetched.length > 0,
    fetchedIn: fetched[0]?.store?.countryCode ?? null,
    shippingAddress: cart.shippingAddress.find(({ shippingId }) => !personal.includes(shippingId ?? '')) ?? null,
    collector: addressFor(personal),
    billingAddress: cart.billingAddress,
  }
}

type OfClass = { readonly class?: DeliveryClass | undefined }

const isCollection = (one: DeliveryClass): boolean => collectionClasses.includes(one)

export const isPickUp = (part: OfClass): boolean => part.class !== undefined && isCollection(part.class)

const isParcel = (part: OfClass): boolean => !isPickUp(part) && !isMailed(part)

const isMailed = (part: OfClass): boolean => part.class === 'digital'
