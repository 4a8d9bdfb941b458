import { boolean, type Infer, nullable, number, optional, type Struct, string, type } from 'superstruct'
import { Address } from './address'
import type { PaymentMethodId } from './payment-method-id'

// Any text, so that an old page accepts a cart with a payment method that it does not know.
const MethodId = string() as unknown as Struct<PaymentMethodId, null>

/** A card shows only its brand and last four digits. */
export const PaymentInstrument = type({
  payment_instrument_id: string(),
  payment_method_id: MethodId,
  amount: number(),
  c_requestID: optional(string()),
  wallet: optional(type({ label: string() })),
  /** The most that a wallet's owner has agreed to, in major units. */
  agreed: optional(number()),
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
  points: optional(number()),
  code: optional(string()),
})
export type PaymentInstrument = Infer<typeof PaymentInstrument>
