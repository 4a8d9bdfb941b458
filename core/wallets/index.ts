// Events
export { walletsWanted } from './offered'
export { walletCancelled, walletStarted } from './session'

// Outcomes
export { basketShown, walletFailed, walletMoved } from './session'
export { askPaymentSessionFx, providerLostFx, readCountriesFx } from './payment-session'

// From other domains
export { associateKnown } from './offered'

// State
export { $walletsOffered } from './offered'
export { $isPaying, $walletBasket, $walletSession } from './session'

// Contacts
export { addressOf, type ContactField, type WalletContact } from './contact'
export { checkContact, checkPlace, type WalletProblem } from './check-contact'
export { refusalOf, type WalletRefusal } from './refusal'

export type { PaymentSession, ProviderScript, WalletMethod } from './contracts'
export type { ExpressContext, WalletSession, WalletState, WalletWish } from './session'
