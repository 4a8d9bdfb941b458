import type { NewPaymentInstrument, OfferedPaymentMethod } from '../../../../core/payment/contracts'
import type { CartInstrument } from '../../documents/cart'
import type { CartView } from '../../carts/view'
import type { CallContext } from '../../calls/context'
import type { Tx } from '../../database/transaction'
import type { CartOnShelf } from '../../repositories/carts'

/** What stands in the cart afterwards; throws a code of the catalogue where the cart is not to be paid like this. */
type AddToCart = (tx: Tx, cart: CartOnShelf) => Promise<CartInstrument>

/** One way to pay, as the calls on a cart's payments use it. */
export type PaymentWay = {
  /** How it is offered to this cart and shopper; null where it is not. */
  readonly offer: (call: CallContext, view: CartView) => Promise<OfferedPaymentMethod | null>
  /** Reads what was sent, asks a provider where it must, outside of any transaction, and answers what is left to do in one. */
  readonly prepare: (call: CallContext, body: NewPaymentInstrument, basketId: string) => Promise<AddToCart>
}
