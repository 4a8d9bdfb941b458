// One order
export { $purchase, $purchaseError, cancellation, purchaseCancelled, purchaseOpened } from './opened'
export { $named, orderChanged, orderNamed } from './named'

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

// What of it may be sent back
export { $isReturnOpen, returnDeclined, returnOpened } from './open-return'
