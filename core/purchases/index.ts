// The list of orders
export { $history, $historyError, $pageCount, historyWanted } from './history'
export type { History, Purchase } from './contracts'

// One order
export {
  $cancelError,
  $isCancelAsked,
  $isCancelling,
  $purchase,
  $purchaseError,
  cancelConfirmed,
  cancelDeclined,
  cancelPressed,
  purchaseOpened,
} from './opened'

// Whose order it is, and that it changed
export { $named, orderChanged, orderNamed } from './named'

// Whether an order of a link is the shopper's own
export { $isSeekingOwn, $ownNumber, ownOrderSought } from './own'

// Its papers
export {
  $handedPaper,
  $paperError,
  $pendingPaper,
  invoicePressed,
  type Paper,
  resendPressed,
  returnPressed,
} from './papers'
