import './keep-edits'

// What the shopper does
export {
  addToCartPressed,
  quantityChanged,
  removePressed,
  saveForLaterPressed,
} from './pressed'
export { resendAsked } from './queue'
export { cartWanted } from './reading'

// What becomes of it
export { addRefused, ownItemAdded } from './pressed'
export { customerRefused, writeRefused } from './queue'
export { cartAnswered, cartForgotten } from './model'
export { cartCommandFx } from './command'
export { ownOperations } from './own-operations'

// What is seen
export { $basketId, $cart, $items, $totals } from './model'
export {
  $cartError,
  $count,
  $hindrance,
  $isLoading,
  $isSaving,
  $lines,
  $staleness,
} from './lines'
export { $adding } from './pressed'
export type { Line } from './lines'
export type { Addition, Change, Operation } from './operations'
