import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import type { Address } from '../shapes/address'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { addressCallFx } from '../http/address-call'
import { addressForm } from './address-form'
import { sameAddress } from './address-values'
import { endpoints } from './endpoints'
import { problemsOfRefusal } from './refusals'
import { $shipment, cartAnswered, type Shipment } from './shipment'

export const sameAsShippingChanged = createEvent<boolean>()
export const checkBilling = createEvent()
export const saveBilling = createEvent()
/** The billing address is valid, or the same as the shipping address. */
export const billingReady = createEvent()
export const billingSaved = createEvent()

export const billingForm = addressForm('billing')
export const addBillingFx = addressCallFx(cartCallFx(requestFx(endpoints.addBillingAddress)))

// Errors of a separate address do not matter while the bill uses the shipping address.
billingForm.$problems.reset(sameAsShippingChanged)

const $own = createStore<Address | null>(null).on(billingForm.passed, (_current, address) => address)

/** The shopper's choice, before it is saved. */
export const $sameChoice = createStore<boolean | null>(null).on(sameAsShippingChanged, (_current, isSame) => isSame)

/** What the cart says, whatever was chosen and not saved since. A store's address is nobody's billing address. */
export const $isBilledToParcel = $shipment.map(isBilledToParcel)

type Bill = { readonly address: Address | null; readonly isParcels: boolean }

/** A bill that went where the parcel goes still does when only the delivery address has changed. */
const $bill = createStore<Bill>({ address: null, isParcels: true }).on($shipment, (before, shipment) => {
  const address = shipment?.billingAddress ?? null
  const isAsBefore = address !== null && before.address !== null && sameAddress(address, before.address)
  const isParcels = address === null || isBilledToParcel(shipment) || (isAsBefore && before.isParcels)
  return { address, isParcels }
})

/** True until the shopper says otherwise. */
export const $isSameAsShipping = combine(
  $sameChoice,
  $shipment,
  $bill,
  (choice, shipment, { isParcels }) => (shipment?.hasParcel ?? true) && (choice ?? isParcels),
)

// As a choice it outlasts a reload.
sample({
  clock: $shipment,
  source: { choice: $sameChoice, bill: $bill },
  filter: ({ choice, bill: { address, isParcels } }, shipment) =>
    choice === null && isParcels && address !== null && !!shipment?.shippingAddress && !isBilledToParcel(shipment),
  fn: () => true,
  target: sameAsShippingChanged,
})

/** Why the address was not saved, also if a field shows it. */
export const $billingFailure = createStore<ShopError | null>(null)
  .on(addBillingFx.failData, (_current, error) => error)
  .on(sameAsShippingChanged, (error, isSame) => (isSame ? null : error))
  .reset(checkBilling, billingForm.fieldChanged)

sample({
  clock: checkBilling,
  source: $isSameAsShipping,
  filter: isSame => isSame,
  fn: () => {},
  target: billingReady,
})

sample({
  clock: checkBilling,
  source: $isSameAsShipping,
  filter: isSame => !isSame,
  fn: () => {},
  target: billingForm.checkRequested,
})

sample({ clock: billingForm.passed, fn: () => {}, target: billingReady })

sample({
  clock: saveBilling,
  source: { shipment: $shipment, own: $own, isSame: $isSameAsShipping },
  filter: ({ shipment, own, isSame }) => shipment !== null && (isSame ? shipment.shippingAddress : own) !== null,
  fn: ({ shipment, own, isSame }) => ({
    params: { basketId: shipment?.basketId ?? '' },
    body: { address: withoutShipping((isSame ? shipment?.shippingAddress : own) as Address) },
  }),
  target: addBillingFx,
})

sample({
  clock: addBillingFx.failData,
  filter: error => problemsOfRefusal(error) !== null,
  fn: error => problemsOfRefusal(error) ?? {},
  target: billingForm.refusedByShop,
})

sample({ clock: addBillingFx.doneData, target: [cartAnswered, billingSaved] })

function withoutShipping({ shippingId, addressId, subscriptions, ...address }: Address): Address {
  return address
}

function isBilledToParcel(shipment: Shipment | null): boolean {
  const { shippingAddress = null, billingAddress = null, hasParcel = false } = shipment ?? {}
  return hasParcel && shippingAddress !== null && billingAddress !== null && samePlace(shippingAddress, billingAddress)
}

// The rules for billing may leave out e-mail and phone.
function samePlace(one: Address, other: Address): boolean {
  const withoutContact = ({ email, phone, ...address }: Address): Address => address
  return sameAddress(withoutContact(one), withoutContact(other))
}
