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

// Its documents
export {
  $handedPaper,
  $paperError,
  $pendingPaper,
  invoicePressed,
  type Paper,
  resendPressed,
  returnPressed,
} from './papers'
