// Between this domain and the cart
export { cartGivenBack } from './failed-challenge'
export { cartAnswered } from './place-order'
export { cartSeen } from './steps'

// Steps
export {
  $furthest,
  $isEmpty,
  $isInCheckout,
  $requestedStep,
  $step,
  checkoutEntered,
  checkoutLeft,
  formTouched,
  type Express,
  type Step,
  startingStep,
  stepClosed,
  stepDone,
  stepOpened,
  stepReached,
  steps,
} from './steps'

// Placing the order
export {
  $isChecking,
  $isProcessing,
  $isTakingLong,
  $refusal,
  placementRefused,
  placeOrderPressed,
  saleKnown,
} from './place-order'
export type { Refusal } from './refusal'

// The bank's challenge
export {
  $challenge,
  $isConfirmationLost,
  $isConfirming,
  $isLeaving,
  $secondsLeft,
  challengeAnswered,
  challengeFailed,
  challengeGivenUp,
  type Ending,
  leavingRequested,
  leavingRefused,
} from './challenge'

export { $authentication } from './failed-challenge'

// The order
export type { Order } from './contracts'
export {
  $hasNoOrder,
  $order,
  $orderFailure,
  confirmationOpened,
  orderForgotten,
  orderPlaced,
} from './order'
export { namedOrderSeen, orderNamed } from './named-order'

// An order that a guest looked up; the rest is in look-up/, which only that screen loads
export { lookUpLeft } from './stored-look-up'
