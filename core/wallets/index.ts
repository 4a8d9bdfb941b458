// What the shopper does
export { walletsWanted } from './offered'
export { walletCancelled, walletStarted } from './session'

// What becomes of it
export { basketShown, walletFailed, walletMoved } from './session'
export { askAheadFx, askPaymentSessionFx, providerLostFx, readCountriesFx } from './payment-session'

// What others say
export { associateKnown } from './offered'

// What is seen
export { $walletsOffered } from './offered'
export { $isPaying, $walletBasket, $walletSession } from './session'

// Contacts
export { addressOf, type ContactField, type WalletContact } from './contact'
export { checkContact, checkPlace, type WalletProblem } from './check-contact'
export { refusalOf, type WalletRefusal } from './refusal'

export type { PaymentSession, ProviderScript, WalletMethod } from './contracts'
export type { ExpressContext, WalletSession, WalletState, WalletWish } from './session'
