import type { Order } from '../../core/checkout'
import type { Cart } from '../../core/shapes/cart'
import type {
  PaymentSession,
  WalletContact,
  WalletMethod,
  WalletProblem,
  WalletRefusal,
  WalletState,
} from '../../core/wallets'
import { shipmentIn } from '../../core/wallets/paying'

export interface Agreed {
  readonly shipping: WalletContact | null
  readonly billing: WalletContact | null
  readonly paymentData: unknown
}

/** What a wallet's adapter can do in the shop; each call fails with a WalletRefusal. */
export interface WalletActions {
  askSession(wallet: WalletMethod): Promise<PaymentSession>
  openBasket(): Promise<Cart>
  choosePlace(contact: WalletContact): Promise<Cart>
  chooseDelivery(code: string): Promise<Cart>
  /** Adds the wallet's payment to the basket, before it may be charged. */
  offer(paymentData: unknown): Promise<Cart>
  pay(agreed: Agreed): Promise<Order>
  moved(state: WalletState): void
  cancelled(): void
  failed(refusal: WalletRefusal): void
  textOf(problem: WalletProblem): Promise<string>
}

/** Something is shipped, so the wallet must ask for an address. */
export const isSent = (cart: Cart): boolean => shipmentIn(cart) !== null
