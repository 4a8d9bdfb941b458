export { walletsWanted } from './offered'
export { walletCancelled, walletStarted } from './session'

export { walletFailed, walletMoved } from './session'
export { requestAheadFx, requestPaymentSessionFx, reportProviderFx } from './payment-session'

export { associateKnown } from './offered'

export { $walletsOffered } from './offered'
export { $isOrdering, $isPaying, $walletBasket, $walletSession } from './session'

// Contacts
export type { ContactField, WalletContact } from './contact'
export type { WalletProblem } from './check-contact'
export { isRepriced, refusalOf, type WalletRefusal } from './refusal'

export type { PaymentSession, ProviderScript, WalletMethod } from './contracts'
export type { ExpressContext, WalletSession, WalletState, WalletRequest } from './session'
