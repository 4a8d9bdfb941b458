// Between this domain and the cart
export { $isPaymentHere, cartAnswered, cartSeen, paymentRefused, paymentShown } from './ways-to-pay'

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
} from './ways-to-pay'

// The billing step and the main way
export {
  checkMain,
  mainGoesOn,
  mainSaved,
  saveMain,
  mainLeft,
  mainReady,
  mainRefused,
} from './main-way'

// Cards
export {
  $cardAttempt,
  $cardFailure,
  $cardProblems,
  $isNewCard,
  $isProviderLost,
  cardFieldMended,
  cardFieldsHidden,
  cardFieldsShown,
  cartsCardWanted,
  otherCardWanted,
} from './card'
export { $card } from './ways-to-pay'
export type { CardField, CardFields, PaymentProvider } from './provider'

// Partial payments: gift cards, points, rewards, credit
export {
  $balance,
  $isReadingBalance,
  $openPart,
  $partFailure,
  $partOffers,
  $parts,
  $pendingPart,
  $removalFailure,
  $removedPart,
  balanceAsked,
  partRemoved,
  partSubmitted,
  partToggled,
} from './parts'
export type { NewPart, PartKind, PartOffer, TypedCard } from './parts'
