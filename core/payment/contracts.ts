import {
  array,
  boolean,
  type Infer,
  integer,
  max,
  min,
  number,
  optional,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import { PaymentMethodId } from '../shapes/payment-instrument'

const Id = size(string(), 1, 200)

/** A way to pay that the service offers this cart, with the kinds of card where there are any. */
export const OfferedPaymentMethod = type({
  payment_method_id: PaymentMethodId,
  label: string(),
  cardBrands: optional(array(string())),
  environment: optional(string()),
})
export type OfferedPaymentMethod = Infer<typeof OfferedPaymentMethod>

/** Every way to pay for this cart, the service's favourite first. */
export const OfferedPaymentMethods = type({ paymentMethods: array(OfferedPaymentMethod) })
export type OfferedPaymentMethods = Infer<typeof OfferedPaymentMethods>

/** What pays: a provider's token or a saved card, a gift card, points or a code; `amount` only where less than all is meant. */
export const NewPaymentInstrument = type({
  payment_method_id: PaymentMethodId,
  amount: optional(min(number(), 0)),
  card: optional(
    type({
      token: optional(Id),
      paymentInstrumentId: optional(Id),
      securityCode: optional(size(string(), 3, 4)),
      saveCard: optional(boolean()),
    }),
  ),
  giftCard: optional(type({ number: size(string(), 0, 64), pin: size(string(), 0, 12) })),
  points: optional(min(integer(), 1)),
  code: optional(size(string(), 1, 64)),
  additionalDetails: optional(unknown()),
})
export type NewPaymentInstrument = Infer<typeof NewPaymentInstrument>

/** Which instrument to take back. */
export const RemovedPaymentInstrument = type({ payment_instrument_id: Id })

/** Card fields as the sandbox provider's own page takes them; they never reach the commerce service (http-contract.md). */
export const SandboxCard = type({
  number: size(string(), 12, 30),
  expiryMonth: max(min(integer(), 1), 12),
  expiryYear: max(min(integer(), 2000), 2100),
  securityCode: size(string(), 3, 4),
  holder: size(string(), 1, 100),
})
export type SandboxCard = Infer<typeof SandboxCard>

/** A provider's token for a card, with what may be shown of it. */
export const CardToken = type({ token: string(), brand: string(), bin: string(), last4: string() })
export type CardToken = Infer<typeof CardToken>
