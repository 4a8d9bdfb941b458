// Between this domain and the cart
export { cartAnswered, cartSeen } from './shipment'

// Forms
export type { AddressForm, AddressKind } from './address-form'
export { type AddressProblems, type AddressValues, valueOf } from './address-values'
export { $countries, $formFailure, $isReadingRules, countriesWanted } from './countries'
export { draftsDropped } from './drafts'

// Shipping
export {
  $addressFailure,
  $suggestion,
  shippingForm,
  shippingSubmitted,
  suggestionDeclined,
  suggestionTaken,
} from './shipping-address'
export {
  $isReadingMethods,
  $method,
  $methods,
  $methodsFailure,
  methodChosen,
  methodsWanted,
} from './shipping-methods'
export { $isOfferChanged, $isSavingShipping, shippingHeld } from './shipping-step'

// Billing
export {
  $billingFailure,
  $isSameAsShipping,
  addBillingFx,
  billingChecked,
  billingForm,
  billingHeld,
  billingKept,
  billingReady,
  sameAsShippingChanged,
} from './billing-address'
