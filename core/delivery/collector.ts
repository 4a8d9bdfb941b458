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

/** Somebody else comes for what is fetched, or the one whom the parcel goes to does. */
export const otherCollectorChanged = createEvent<boolean>()
export const saveCollector = createEvent<Address>()
export const collectorSaved = createEvent<void>()

/**
 * Who comes: name, e-mail and telephone, by the rules of the country where it is fetched. Where everything goes by e-mail,
 * whom it concerns.
 */
export const collectorForm = addressForm('collection')
export const addCollectorFx = addressCallFx(cartCallFx(requestFx(endpoints.addShippingAddress)), 'with-bid')

/** Whether somebody else comes than the parcel goes to. */
export const $isOtherCollector = createStore(false).on(otherCollectorChanged, (_current, isOther) => isOther)

/** Who was named last in the form of its own. */
export const $typedCollector = createStore<Address | null>(null).on(
  collectorForm.passed,
  (_current, address) => address,
)

/** Why the person could not be sent, where it is about no single field. */
export const $collectorFailure = createStore<ShopError | null>(null)
  .on(addCollectorFx.failData, (_current, error) => (problemsOfRefusal(error) ? null : error))
  .reset(addCollectorFx, collectorForm.fieldChanged)

// What was wrong with somebody else does not matter where nobody else comes.
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
