// Between this domain and the cart
export { cartAnswered, cartSeen } from './ways-to-pay'

// Ways to pay
export { $isPaid, $method, $methods, $methodsFailure, methodChosen, methodsWanted } from './ways-to-pay'

// Cards
export {
  $cardAttempt,
  $cardFailure,
  $cardProblems,
  $isNewCard,
  $isProviderLost,
  addInstrumentFx,
  cardChecked,
  cardFieldsHidden,
  cardFieldsShown,
  cardHeld,
  cardKept,
  cardReady,
  cartsCardWanted,
  otherCardWanted,
  tokeniseFx,
} from './card'
export { $card } from './ways-to-pay'
export type { CardField, CardFields, PaymentProvider } from './provider'
