import { boolean, type Infer, integer, max, min, number, optional, size, string, type, unknown } from 'superstruct'
import { array } from '../shapes/array'
import { Address } from '../shapes/address'
import { PaymentMethodId } from '../shapes/payment-method-id'

const Id = size(string(), 1, 200)

export const OfferedPaymentMethod = type({
  payment_method_id: PaymentMethodId,
  label: string(),
  cardBrands: optional(array(string())),
  environment: optional(string()),
  /** How many of it a cart may have. */
  maximum: optional(integer()),
  /** The shopper's points, and the worth of points or credit in major units. */
  points: optional(integer()),
  amount: optional(number()),
  /** The credit at the start of the year, in major units. */
  annualCredit: optional(number()),
})
export type OfferedPaymentMethod = Infer<typeof OfferedPaymentMethod>

export const OfferedPaymentMethods = type({ paymentMethods: array(OfferedPaymentMethod) })
export type OfferedPaymentMethods = Infer<typeof OfferedPaymentMethods>

/** `GFC400` if number or PIN is missing. */
export const TypedGiftCard = type({ number: size(string(), 0, 64), pin: size(string(), 0, 12) })

/** A provider's token, a saved card with a token for its security code, a typed or saved gift card, points or a code. `amount` pays only a part. */
export const NewPaymentInstrument = type({
  payment_method_id: PaymentMethodId,
  amount: optional(min(number(), 0)),
  card: optional(
    type({
      token: optional(Id),
      paymentInstrumentId: optional(Id),
      codeToken: optional(Id),
      /** A security code itself is refused: the service must never see one. */
      securityCode: optional(string()),
      saveCard: optional(boolean()),
    }),
  ),
  giftCard: optional(TypedGiftCard),
  /** A gift card that is saved in the account. */
  paymentInstrumentId: optional(Id),
  points: optional(min(integer(), 1)),
  code: optional(size(string(), 0, 64)),
  additionalDetails: optional(unknown()),
})
export type NewPaymentInstrument = Infer<typeof NewPaymentInstrument>

/** In major units; only the last four digits of the number are shown. */
export const GiftCardBalance = type({ balance: number(), currency: string(), number: string() })
export type GiftCardBalance = Infer<typeof GiftCardBalance>

/** The main one is offered first. */
export const SavedCard = type({
  paymentInstrumentId: Id,
  main: boolean(),
  brand: string(),
  last4: string(),
  holder: string(),
  expiryMonth: integer(),
  expiryYear: integer(),
  /** Past the last day of its month, so it cannot pay. */
  expired: boolean(),
})
export type SavedCard = Infer<typeof SavedCard>

/** Only the last four digits of the number are shown. */
export const SavedGiftCard = type({
  paymentInstrumentId: Id,
  number: string(),
  /** Major units. */
  balance: number(),
  currency: string(),
  expired: boolean(),
})
export type SavedGiftCard = Infer<typeof SavedGiftCard>

export const SavedCards = type({ paymentInstruments: array(SavedCard), giftCards: optional(array(SavedGiftCard)) })
export type SavedCards = Infer<typeof SavedCards>

/** A card by its provider's token, with the billing address (a saved or a new one), or a gift card. */
export const NewSavedCard = type({
  token: optional(Id),
  giftCard: optional(TypedGiftCard),
  main: optional(boolean()),
  addressId: optional(Id),
  address: optional(Address),
  recaptcha_response: optional(size(string(), 0, 4096)),
})

export const AddedCard = type({ card: type({ paymentInstrumentId: Id }) })

/** The expiry date can change because banks renew cards. */
export const SavedCardChange = type({
  main: optional(boolean()),
  expiryMonth: optional(max(min(integer(), 1), 12)),
  expiryYear: optional(max(min(integer(), 2000), 2100)),
})

export const RemovedPaymentInstrument = type({ payment_instrument_id: Id })

/** What the sandbox provider's own page accepts; it never reaches the commerce service. */
export const SandboxCard = type({
  number: size(string(), 12, 30),
  expiryMonth: max(min(integer(), 1), 12),
  expiryYear: max(min(integer(), 2000), 2100),
  securityCode: size(string(), 3, 4),
  holder: size(string(), 1, 100),
})
export type SandboxCard = Infer<typeof SandboxCard>

/** The commerce service sees only the token that the provider returns for it. */
export const SandboxCode = type({ securityCode: size(string(), 3, 4), brand: size(string(), 1, 20) })
export type SandboxCode = Infer<typeof SandboxCode>

export const CodeToken = type({ codeToken: string() })
export type CodeToken = Infer<typeof CodeToken>

export const CardToken = type({ token: string(), brand: string(), bin: string(), last4: string() })
export type CardToken = Infer<typeof CardToken>
