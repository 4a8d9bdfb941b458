// The list of orders
export { $hasOlder, $history, $historyError, $listed, $pageCount, historyWanted, olderWanted } from './history'
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

export { $named, orderChanged, orderNamed } from './named'
export { $isSeekingOwn, $ownNumber, ownOrderSought } from './own'

// Its documents
export {
  $handedPaper,
  $paperError,
  $pendingPaper,
  $returnRefusal,
  invoicePressed,
  type Paper,
  resendPressed,
  returnPressed,
} from './papers'
