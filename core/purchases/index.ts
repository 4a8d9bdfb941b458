// The list of orders
export { $hasOlder, $history, $historyError, $listed, $pageCount, historyWanted, olderWanted } from './history'
export type { History, Purchase } from './contracts'

// One order
export { $purchase, $purchaseError, cancellation, purchaseCancelled, purchaseOpened } from './opened'

export { $named, orderChanged, orderNamed } from './named'
export { $isSeekingOwn, $notOwnNumber, $ownNumber, ownOrderSought } from './own'

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
