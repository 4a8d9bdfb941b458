import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { sentencesWanted } from '../errors/sentences'
import type { Address } from '../shapes/address'
import type { Cart } from '../shapes/cart'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { addressCallFx } from '../http/address-call'
import { addressForm } from './address-form'
import { type AddressDraft, consentOf, sameAddress, valuesOf } from './address-values'
import { endpoints } from './endpoints'
import { problemsOfFields, problemsOfRefusal } from './refusals'
import { $shipment, cartAnswered } from './shipment'

export const suggestionTaken = createEvent()
export const suggestionDeclined = createEvent()
/** The shopper wants another address than the one in the form. */
export const addressChosen = createEvent<AddressDraft>()
export const addressSaved = createEvent<Cart>()

export const shippingForm = addressForm('shipping')
export const validateAddressFx = addressCallFx(cartCallFx(requestFx(endpoints.validateShippingAddress)))
export const addAddressFx = addressCallFx(cartCallFx(requestFx(endpoints.addShippingAddress)), 'with-bid')

/** Checks the typed address with the service, then saves it. */
export const saveAddress = createEvent()

/** Told above the form, whether the check or the cart says it. */
const noDelivery: ShopError = { kind: 'http', status: 400, code: 'PAY401', message: '', details: {} }

/** It goes to the cart as it is, checked or taken from the suggestion. */
export const addressSettled = createEvent<Address>()

/** The checked form's address. */
export const $address = createStore<Address | null>(null).on(shippingForm.passed, (_current, address) => address)

/** The boxes beside the address say nothing about it. */
const addressFieldChanged = shippingForm.fieldChanged.filter({
  fn: ({ name }) => name !== 'newsletterConsent' && name !== 'keepAddress',
})

const formChanged = [
  ...[addressFieldChanged, shippingForm.countryChanged, shippingForm.foundTaken],
  ...[shippingForm.filledIn, shippingForm.cleared],
]

/** Since it was checked. */
const $isChanged = createStore(false)
  .on(formChanged, () => true)
  .reset(shippingForm.checkRequested)

/** For the address as it was checked: every change of the form withdraws it. */
export const $suggestion = createStore<Address | null>(null).reset(shippingForm.checkRequested).reset(formChanged)

/** Set even if a field shows the same. */
export const $addressFailure = createStore<ShopError | null>(null)
  .on(addAddressFx.failData, (_current, error) => error)
  .on(validateAddressFx.failData, (_current, error) => (isCheckerDown(error) ? null : error))
  .on(validateAddressFx.doneData, (current, { fields }) =>
    fields.some(({ code }) => code === 'PAY401') ? noDelivery : current,
  )
  .reset(shippingForm.checkRequested, addressFieldChanged, shippingForm.countryChanged, shippingForm.filledIn)

sample({
  clock: saveAddress,
  source: { shipment: $shipment, address: $address },
  filter: ({ shipment, address }) => shipment !== null && address !== null,
  fn: ({ shipment, address }) => ({
    params: { basketId: shipment?.basketId ?? '' },
    body: { address: address as Address },
  }),
  target: validateAddressFx,
})

sample({
  clock: validateAddressFx.doneData,
  filter: ({ valid }) => valid === 'INVALID',
  fn: ({ fields }) => problemsOfFields(fields),
  target: shippingForm.refusedByShop,
})

// No call has failed, so the error messages are requested here.
sample({ clock: shippingForm.refusedByShop, fn: () => {}, target: sentencesWanted })

const compared = sample({
  clock: validateAddressFx.doneData,
  source: { address: $address, isChanged: $isChanged },
  filter: ({ address }, { valid }) => address !== null && valid !== 'INVALID',
  fn: ({ address, isChanged }, { suggestion }) => {
    const typed = address as Address
    const better = suggestion && !isChanged ? { ...typed, ...suggestion } : typed
    return { typed, better: sameAddress(typed, better) ? null : better }
  },
})

sample({
  clock: compared,
  filter: ({ better }) => better !== null,
  fn: ({ better }) => better,
  target: $suggestion,
})

sample({
  clock: compared,
  filter: ({ better }) => better === null,
  fn: ({ typed }) => typed,
  target: addressSettled,
})

// An unavailable checker must not stop a purchase.
sample({
  clock: [validateAddressFx.failData.filter({ fn: isCheckerDown }), suggestionDeclined],
  source: $address,
  filter: (address): address is Address => address !== null,
  target: addressSettled,
})

sample({ clock: addressChosen, target: shippingForm.filledIn })

const accepted = sample({
  clock: suggestionTaken,
  source: $suggestion,
  filter: (better): better is Address => better !== null,
})

$suggestion.reset(accepted, suggestionDeclined)

sample({
  clock: accepted,
  fn: better => ({ country: better.countryCode, values: valuesOf(better) }),
  target: shippingForm.filledIn,
})

sample({ clock: accepted, target: addressSettled })

sample({
  clock: addressSettled,
  source: { shipment: $shipment, values: shippingForm.$values },
  filter: ({ shipment }) => shipment !== null,
  fn: ({ shipment, values }, settled) => {
    const { basketId = '', parcelIds = [] } = shipment ?? {}
    const address = { ...settled, subscriptions: consentOf(values) }
    const addresses = parcelIds.map(shippingId => ({ ...address, shippingId }))
    return { params: { basketId }, body: { address: addresses.length > 0 ? addresses : [address] } }
  },
  target: addAddressFx,
})

sample({
  clock: [addAddressFx.failData, validateAddressFx.failData],
  filter: error => problemsOfRefusal(error) !== null,
  fn: error => problemsOfRefusal(error) ?? {},
  target: shippingForm.refusedByShop,
})

sample({ clock: addAddressFx.doneData, target: [cartAnswered, addressSaved] })

/** The address is then saved unchecked, because saving checks again. */
export function isCheckerDown(error: ShopError): boolean {
  return error.kind === 'contract' || (error.kind === 'http' && error.status >= 500 && !problemsOfRefusal(error))
}
