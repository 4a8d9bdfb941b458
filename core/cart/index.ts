import './save-edits'

export {
  addToCartPressed,
  quantityChanged,
  removePressed,
  saveForLaterPressed,
} from './pressed'
export { resendRequested } from './queue'
export { cartWanted } from './reading'

export { addRefused, ownItemAdded } from './pressed'
export { customerRefused, writeRefused } from './queue'
export { cartAnswered, cartForgotten } from './model'
export { cartCommandFx } from './command'

export { $basketId, $cart, $isApart, $items, $totals } from './model'
export {
  $cartError,
  $count,
  $blockingLine,
  $isLoading,
  $isSaving,
  $lines,
  $staleness,
} from './lines'
export type { Line } from './lines'
export type { Addition, Change, Operation } from './operations'
