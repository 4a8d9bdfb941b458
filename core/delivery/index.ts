// Between this domain and the cart
export { cartAnswered, cartSeen } from './shipment'

// Forms
export type { AddressForm } from './address-form'
export type { AddressKind } from './address-kind'
export { type AddressProblems, type AddressValues, valueOf, valuesOf } from './address-values'
export { $countries, $formFailure, countriesWanted, maskOf } from './countries'
export { draftsDropped } from './drafts'

// Shipping
export {
  $addressFailure,
  $suggestion,
  addressChosen,
  addressSettled,
  shippingForm,
  suggestionDeclined,
  suggestionTaken,
} from './shipping-address'
export {
  $deliveries,
  $isReadingMethods,
  $methodsFailure,
  type Delivery,
  methodChosen,
  methodsWanted,
} from './shipping-methods'
export {
  $collectorFailure,
  $isOtherCollector,
  collectorForm,
  otherCollectorChanged,
} from './collector'
export { $shipment, isPickUp } from './shipment'
export { $isOfferChanged, $isSavingShipping, shippingSaved, shippingSubmitted } from './shipping-step'

// Billing
export {
  $billingFailure,
  $isBilledToParcel,
  $isSameAsShipping,
  addBillingFx,
  checkBilling,
  billingForm,
  billingSaved,
  saveBilling,
  billingReady,
  sameAsShippingChanged,
} from './billing-address'
