import type { AddressContext } from '../../../core/delivery/contracts'
import type { Address } from '../../../core/shapes/address'
import type { CartDocument } from '../documents/cart'
import { type CartShipment, isCollected, isMailedWhole, needsAddress } from './shipments'
import type { CartView } from '../carts/view'
import { fail } from '../failure'
import type { AccessKey } from '../repositories/access-keys'
import { checkAddress, soundAddress } from './check-address'
import { checkCollector } from './collector'
import { checkContact } from './contact'
import { asFarAsKnown } from './wallet-address'

type Addresses = CartDocument['shippingAddresses']

/** An address as it was sent, and its source. */
type Sent = {
  readonly typed: Address
  readonly context: AddressContext | undefined
  readonly view: CartView
  readonly key: AccessKey
}

/**
 * Assigns an address to shipments: to the named one; under COLLECTION the person for all pick-ups; else to every parcel, with
 * the person for the rest. An empty cart keeps it for later; one with only e-mail deliveries needs just a contact.
 */
export function shippingAddressesOf(sent: Sent): Addresses {
  const { typed, context, view } = sent
  const { shipments } = view
  if (typed.shippingId !== undefined) {
    const shipment = shipments.find(({ shippingId }) => shippingId === typed.shippingId)
    if (shipment && isCollected(shipment)) return collectors(sent, [shipment])
    if (shipment && needsAddress(shipment)) return parcels(sent, [shipment])
    if (shipment && isMailedWhole(shipments)) return contacts(sent, [shipment])
    throw fail('CHK380', { field: 'shippingId' })
  }
  if (isMailedWhole(shipments) && !typed.addressLine1 && !context) return contacts(sent, shipments)
  const fetched = shipments.filter(isCollected)
  if (context === 'COLLECTION' && fetched.length > 0) return collectors(sent, fetched)
  const goods = shipments.filter(needsAddress)
  const home = goods.length > 0 || fetched.length === 0 ? parcels(sent, goods) : {}
  return { ...collectors(sent, fetched), ...home }
}

function parcels({ typed, context, view, key }: Sent, shipments: readonly CartShipment[]): Addresses {
  const checked = checkAddress(typed, 'shipping', view.settings.addressRules, key)
  const address = soundAddress(asFarAsKnown(checked, context))
  const ids = shipments.map(({ shippingId }) => shippingId)
  return Object.fromEntries((ids.length > 0 ? ids : ['home']).map(id => [id, address]))
}

function collectors({ typed, context, view, key }: Sent, shipments: readonly CartShipment[]): Addresses {
  return Object.fromEntries(
    shipments.map(({ shippingId, storeId }) => {
      const place = view.places.byId.get(storeId ?? '')
      const checked = checkCollector(typed, place, view.settings.addressRules, key)
      // Fields that a wallet hides are found in what was sent, not in the store's address.
      const { problems } = asFarAsKnown({ address: typed, problems: checked.problems }, context)
      return [shippingId, soundAddress({ ...checked, problems })]
    }),
  )
}

function contacts({ typed, view, key }: Sent, shipments: readonly CartShipment[]): Addresses {
  const contact = soundAddress(checkContact(typed, view.settings.addressRules, key))
  return Object.fromEntries(shipments.map(({ shippingId }) => [shippingId, contact]))
}
