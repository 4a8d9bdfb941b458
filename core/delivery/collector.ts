import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import type { Address } from '../shapes/address'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { addressCallFx } from '../http/address-call'
import { addressForm } from './address-form'
import { consentOf } from './address-values'
import { endpoints } from './endpoints'
import { problemsOfRefusal } from './refusals'
import { $shipment, cartAnswered } from './shipment'

/** Somebody else picks up, or the recipient of the parcel does. */
export const otherCollectorChanged = createEvent<boolean>()
export const saveCollector = createEvent<Address>()
export const collectorSaved = createEvent<void>()

/** The person who picks up: name, e-mail and phone by the rules of the store's country. For e-mail deliveries, the recipient. */
export const collectorForm = addressForm('collection')
export const addCollectorFx = addressCallFx(cartCallFx(requestFx(endpoints.addShippingAddress)), 'with-bid')

/** The shopper's choice, else what the cart says when it first names both people. */
export const $otherChoice = createStore<boolean | null>(null).on(otherCollectorChanged, (_current, isOther) => isOther)

export const $isOtherCollector = $otherChoice.map(isOther => isOther ?? false)

sample({
  clock: $shipment,
  source: $otherChoice,
  filter: (choice, shipment) =>
    choice === null && shipment?.hasPickUp === true && !!shipment.collector && !!shipment.shippingAddress,
  fn: (_choice, shipment) => shipment !== null && nameOf(shipment.collector) !== nameOf(shipment.shippingAddress),
  target: $otherChoice,
})

export const $typedCollector = createStore<Address | null>(null).on(
  collectorForm.passed,
  (_current, address) => address,
)

/** Why the person was not saved, if no field is to blame. */
export const $collectorFailure = createStore<ShopError | null>(null)
  .on(addCollectorFx.failData, (_current, error) => (problemsOfRefusal(error) ? null : error))
  .reset(addCollectorFx, collectorForm.fieldChanged)

// Errors of somebody else do not matter if nobody else picks up.
collectorForm.$problems.reset(otherCollectorChanged)

sample({
  clock: saveCollector,
  source: { shipment: $shipment, values: collectorForm.$values },
  filter: ({ shipment }) => shipment !== null,
  fn: ({ shipment, values }, { shippingId: _ship, addressId: _address, subscriptions: _consent, ...person }) => ({
    params: { basketId: shipment?.basketId ?? '' },
    body: shipment?.mailedId
      ? { address: [{ ...person, shippingId: shipment.mailedId, subscriptions: consentOf(values) }] }
      : { address: [person], context: 'COLLECTION' as const },
  }),
  target: addCollectorFx,
})

sample({
  clock: addCollectorFx.failData,
  filter: error => problemsOfRefusal(error) !== null,
  fn: error => problemsOfRefusal(error) ?? {},
  target: collectorForm.refusedByShop,
})

sample({ clock: addCollectorFx.doneData, target: cartAnswered })

sample({ clock: addCollectorFx.doneData, fn: () => {}, target: collectorSaved })

function nameOf(person: Address | null): string {
  return [person?.firstName, person?.lastName, person?.email?.toLowerCase()].join(' ')
}
