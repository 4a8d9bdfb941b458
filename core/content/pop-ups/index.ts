export { closePressed, dismissPressed, pillPressed, registrationPressed } from './model'
export { placeLeft, placeShown, popUpRequested } from './places'

export { popUpFulfilled, proofAwaited, roomTaken } from './model'
export { shopperSeen } from './places'

export { offerTaken, popUpExpanded, popUpSeen } from './model'

export { $isAway, $isFulfilled, $isProofAwaited, $shown, $stage } from './model'
export { disclaimerColour } from './disclaimer-colour'
export type { Stage } from './model'
export type { PopUpPlace, Shown } from './places'
export type { PopUp } from './contracts'
