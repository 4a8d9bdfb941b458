/** Loaded after the shipping step's form. */
export { DeliveryChanges } from './delivery-changes'
export { RecipientDialog, Recipients } from '../address/recipients'
export { KeepAddress } from '../address/keep-address'
export { SavedAddresses } from '../address/saved-addresses'
export { MemberBenefit } from './member-benefit'
