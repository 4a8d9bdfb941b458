import type { NewPaymentInstrument, OfferedPaymentMethod } from '../../../../core/payment/contracts'
import type { CartInstrument } from '../../documents/cart'
import type { CartView } from '../../carts/view'
import type { CallContext } from '../../calls/context'
import type { Tx } from '../../database/transaction'
import type { CartOnShelf } from '../../repositories/carts'

/** Returns the cart's next document; throws a code of the catalogue if the cart cannot be paid like this. */
type AddToCart = (tx: Tx, cart: CartOnShelf) => Promise<CartInstrument>

export type PaymentMethod = {
  /** How it is offered to this cart and shopper, or null. */
  readonly offer: (call: CallContext, view: CartView) => Promise<OfferedPaymentMethod | null>
  /** Reads the body and calls the provider if needed, outside of any transaction; returns the work to do in one. */
  readonly prepare: (call: CallContext, body: NewPaymentInstrument, basketId: string) => Promise<AddToCart>
}
