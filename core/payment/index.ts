// Between this domain and the cart
export { $isPaymentHere, cartAnswered, cartSeen, paymentRefused, paymentShown } from './payment-methods'

// Ways to pay
export {
  $cartCurrency,
  $isPaid,
  $isShared,
  $method,
  $methods,
  $methodsFailure,
  $remaining,
  methodChosen,
  methodsWanted,
} from './payment-methods'

// The billing step and the main way
export {
  checkMain,
  mainGoesOn,
  mainSaved,
  saveMain,
  mainLeft,
  mainReady,
  mainRefused,
} from './main-method'

// Cards
export {
  $cardAttempt,
  $cardFailure,
  $cardProblems,
  $isNewCard,
  $isProviderLost,
  cardFieldCorrected,
  cardFieldsHidden,
  cardFieldsShown,
  cartsCardWanted,
  otherCardWanted,
} from './card'
export { $card } from './payment-methods'
export type { CardField, CardFields, PaymentProvider } from './provider'

// Partial payments: gift cards, points, rewards, credit
export {
  $balance,
  $isReadingBalance,
  $missingParts,
  $openPart,
  $partFailure,
  $partOffers,
  $parts,
  $pendingParts,
  $removalFailure,
  $removedParts,
  balanceRequested,
  partRemoved,
  partSubmitted,
  partToggled,
} from './parts'
export type { NewPart, PartKind, PartOffer, TypedCard } from './parts'
