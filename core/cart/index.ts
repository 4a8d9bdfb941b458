import './keep-edits'

// What the shopper does
export {
  addToCartPressed,
  couponRemoved,
  couponSubmitted,
  quantityChanged,
  removePressed,
  saveForLaterPressed,
} from './pressed'
export { resendAsked } from './queue'
export { cartWanted } from './refresh'

// What becomes of it
export { addFailed, addHeld, itemAdded, lineChanged, lineRemoved, lineSaved } from './pressed'
export { writeRefused } from './queue'
export { customerRefused } from './invalid-customer'
export { cartAnswered, cartForgotten } from './model'
export { cartCommandFx } from './command'
export { refreshFx } from './refresh'

// What is seen
export { $basketId, $cart, $items, $notifications, $totals } from './model'
export {
  $cartError,
  $count,
  $couponError,
  $hindrance,
  $isLoading,
  $isSaving,
  $lines,
  $staleness,
} from './lines'
export { $adding, $isCouponPending } from './pressed'
export type { Line } from './lines'
export type { Addition, Change, Operation } from './operations'

// What is within reach
export { type Approach, approachesIn } from './approach'
