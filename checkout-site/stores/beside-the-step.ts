/** What stands beside the shipping step's own form, and is fetched after it. */
export { DeliveryChanges } from './delivery-changes'
export { RecipientDialog, Recipients } from '../address/recipients'
export { SavedAddresses } from '../address/saved-addresses'
export { MemberBenefit } from './member-benefit'
