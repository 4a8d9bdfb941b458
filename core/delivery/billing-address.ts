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
import { $shipment, cartAnswered } from './shipment'

/** The bill goes where the parcel goes, or not. */
export const sameAsShippingChanged = createEvent<boolean>()
/** The billing step is sent: the address is to be checked here. */
export const checkBilling = createEvent()
/** The checked address is to be the service's too. */
export const saveBilling = createEvent()
/** The bill's address is complete, in itself or because it is the parcel's. */
export const billingReady = createEvent()
/** The service holds the bill's address. */
export const billingSaved = createEvent()

export const billingForm = addressForm('billing')
export const addBillingFx = addressCallFx(cartCallFx(requestFx(endpoints.addBillingAddress)))

// What was wrong with an address of its own does not matter while the bill goes where the parcel goes.
billingForm.$problems.reset(sameAsShippingChanged)

const $own = createStore<Address | null>(null).on(billingForm.passed, (_current, address) => address)

/** The shopper's own choice, before the service knows of it. */
export const $sameChoice = createStore<boolean | null>(null).on(sameAsShippingChanged, (_current, isSame) => isSame)

/** Whether the bill goes where the parcel goes; so it does until the shopper says otherwise. */
export const $isSameAsShipping = combine($sameChoice, $shipment, (choice, shipment) => {
  const { shippingAddress = null, billingAddress = null, hasParcel = true } = shipment ?? {}
  // What is fetched goes to a store's address, where nobody's bill goes.
  if (!hasParcel) return false
  return choice ?? (!billingAddress || (shippingAddress !== null && samePlace(shippingAddress, billingAddress)))
})

/** Why the bill's address could not be sent, also where a field says so. */
export const $billingFailure = createStore<ShopError | null>(null)
  .on(addBillingFx.failData, (_current, error) => error)
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
  target: billingForm.checkAsked,
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

// The bill's rules may leave out e-mail and phone.
function samePlace(one: Address, other: Address): boolean {
  const bare = ({ email, phone, ...address }: Address): Address => address
  return sameAddress(bare(one), bare(other))
}
