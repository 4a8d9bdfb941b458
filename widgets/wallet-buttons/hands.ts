import type { Order } from '../../core/checkout'
import type { Cart } from '../../core/shapes/cart'
import type { PaymentSession, WalletContact, WalletMethod, WalletRefusal, WalletState } from '../../core/wallets'
import { shipmentIn } from '../../core/wallets/paying'

export interface Agreed {
  readonly shipping: WalletContact | null
  readonly billing: WalletContact | null
  readonly paymentData: unknown
}

/** What a wallet's adapter may do in the shop; each fails with a WalletRefusal where the shop will not. */
export interface Hands {
  askSession(wallet: WalletMethod): Promise<PaymentSession>
  openBasket(): Promise<Cart>
  choosePlace(contact: WalletContact): Promise<Cart>
  chooseDelivery(code: string): Promise<Cart>
  /** Brings what the wallet handed over to the basket, before it may be charged. */
  offer(paymentData: unknown): Promise<Cart>
  pay(agreed: Agreed): Promise<Order>
  moved(state: WalletState): void
  cancelled(): void
  failed(refusal: WalletRefusal): void
}

/** Whether something is sent anywhere, so that a wallet has to ask where. */
export const isSent = (cart: Cart): boolean => shipmentIn(cart) !== null
