import { boolean, type Infer, nullable, number, optional, type Struct, string, type } from 'superstruct'
import { Address } from './address'
import type { PaymentMethodId } from './payment-method-id'

// Any text, on purpose: a page that is older than the service must not refuse a cart for a way to pay that it does not know yet.
const MethodId = string() as unknown as Struct<PaymentMethodId, null>

/** What pays for a cart: a card shows its brand and last four digits, never more. */
export const PaymentInstrument = type({
  payment_instrument_id: string(),
  payment_method_id: MethodId,
  amount: number(),
  /** What a wallet's window knows the payment by. */
  c_requestID: optional(string()),
  /** Whose wallet it is: an e-mail address, a card's last digits. */
  wallet: optional(type({ label: string() })),
  card: optional(
    type({
      main: boolean(),
      brand: string(),
      last4: string(),
      holder: optional(string()),
      expiryMonth: optional(number()),
      expiryYear: optional(number()),
      address: nullable(Address),
    }),
  ),
  giftCard: optional(type({ number: string(), balance: number() })),
  /** How many points it takes. */
  points: optional(number()),
  /** What may be shown of a reward's code. */
  code: optional(string()),
})
export type PaymentInstrument = Infer<typeof PaymentInstrument>
