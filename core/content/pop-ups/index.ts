export { closePressed, dismissPressed, pillPressed, registrationPressed } from './model'
export { placeLeft, placeShown, popUpRequested } from './places'
export { agreementTicked, emailTyped, formShown, newsSubmitted } from './news-form'

export { popUpFulfilled, roomTaken } from './model'
export { shopperSeen } from './places'
export { proofAwaited, readerKnown } from './news-form'

export { popUpExpanded, popUpSeen } from './model'
export { newsOfAccountWanted, newsWanted } from './news-form'

export { $isAway, $isFulfilled, $shown, $stage } from './model'
export { $agreement, $emailChecked, $isAgreed, $isProofAwaited, $reader, $typed } from './news-form'
export { disclaimerColour } from './disclaimer-colour'
export type { Stage } from './model'
export type { PopUpPlace, Shown } from './places'
export type { Agreement, Reader } from './news-form'
export type { PopUp } from './contracts'
