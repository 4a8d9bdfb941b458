import type { Address } from '../shapes/address'
import { collectionClasses } from './collection'
import type { Shipment } from '../shapes/shipping'

type Delivered = {
  readonly shippingAddress: readonly Address[]
  readonly shipments: readonly Pick<Shipment, 'shippingId' | 'class'>[]
}

/** Where the parcels go, or who gets the e-mails of an order without any; null if all is fetched. */
export function sentTo({ shippingAddress, shipments }: Delivered): Address | null {
  const fetched = shipments.filter(one => one.class !== undefined && collectionClasses.includes(one.class))
  return shippingAddress.find(address => !fetched.some(one => one.shippingId === address.shippingId)) ?? null
}

/** Who is notified of an order: often the person who picks it up does not get the parcels. */
export const contactOf = (order: Delivered & { readonly billingAddress: Address | null }): Address | null =>
  sentTo(order) ?? order.shippingAddress[0] ?? order.billingAddress

type Named = { readonly firstName: string; readonly lastName: string }

/** Whom an order thanks. A bill that is the same as the parcel's address names who gets that, so an account's own name comes first. */
export function buyerOf(
  order: Delivered & { readonly billingAddress: Address | null },
  account: { readonly firstName: string | null; readonly lastName?: string | null } | null,
): Named {
  const { firstName, lastName } = order.billingAddress ?? contactOf(order) ?? { firstName: '', lastName: '' }
  return account?.firstName && account.firstName !== firstName
    ? { firstName: account.firstName, lastName: account.lastName ?? '' }
    : { firstName, lastName }
}
