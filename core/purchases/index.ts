// The list of orders
export { $hasOlder, $history, $historyError, $listed, $pageCount, historyWanted, olderWanted } from './history'
export type { History, Purchase } from './contracts'

// One order
export { $purchase, $purchaseError, cancellation, purchaseCancelled, purchaseOpened } from './opened'

export { $named, orderChanged, orderNamed } from './named'
export { $isReadingOwn, $notOwnNumber, $ownNumber, ownOrderRequested } from './own'

// Its documents
export {
  $deliveredDocument,
  $documentError,
  $pendingDocument,
  $returnRefusal,
  invoicePressed,
  type OrderDocument,
  resendPressed,
  returnPressed,
} from './documents'

// What of it is sent back
export {
  $isNothingToReturn,
  $isQuotingRefund,
  $isReturnAsked,
  $refundQuote,
  $refundQuoteError,
  $returnQty,
  $returnReason,
  returnAsked,
  returnConfirmed,
  returnDeclined,
  returnQtyChosen,
  returnReasonChosen,
} from './returning'
export type { ReturnReason } from './contracts'
