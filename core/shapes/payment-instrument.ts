import { boolean, enums, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { Address } from './address'

/** Every way to pay (spec/1 §3). */
export const PaymentMethodId = enums([
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'REWARD_CODE',
  'REWARD_CARD',
  'KLARNA',
  'CREDIT_CARD',
  'PAYPAL',
  'DW_APPLE_PAY',
])
export type PaymentMethodId = Infer<typeof PaymentMethodId>

/** What pays for a cart: a card shows its brand and last four digits, never more. */
export const PaymentInstrument = type({
  payment_instrument_id: string(),
  payment_method_id: PaymentMethodId,
  amount: number(),
  c_requestID: optional(string()),
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
})
export type PaymentInstrument = Infer<typeof PaymentInstrument>
