import './show-dialogs'

/** Loaded only if items can be picked up. */
export { PickUpParts } from './pick-up-parts'
export { DeliveryModes } from './delivery-modes'
