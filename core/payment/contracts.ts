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
  /** How many of it one cart takes. */
  maximum: optional(integer()),
  /** What the shopper has of it: points, and what they or a credit are worth in major units. */
  points: optional(integer()),
  amount: optional(number()),
  /** What the credit is when the year begins, major units. */
  annualCredit: optional(number()),
})
export type OfferedPaymentMethod = Infer<typeof OfferedPaymentMethod>

export const OfferedPaymentMethods = type({ paymentMethods: array(OfferedPaymentMethod) })
export type OfferedPaymentMethods = Infer<typeof OfferedPaymentMethods>

/** A gift card as it is typed; whichever is missing is `GFC400`. */
export const TypedGiftCard = type({ number: size(string(), 0, 64), pin: size(string(), 0, 12) })

/**
 * What pays: a provider's token, or a saved card with the provider's token for its security code, a gift card, points or a code;
 * `amount` only where less than all is meant.
 */
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
  points: optional(min(integer(), 1)),
  code: optional(size(string(), 0, 64)),
  additionalDetails: optional(unknown()),
})
export type NewPaymentInstrument = Infer<typeof NewPaymentInstrument>

/** What is on a gift card, major units; its number shows the last four digits alone. */
export const GiftCardBalance = type({ balance: number(), currency: string(), number: string() })
export type GiftCardBalance = Infer<typeof GiftCardBalance>

/** A card that the shopper keeps; the main one is offered first. */
export const SavedCard = type({
  paymentInstrumentId: Id,
  main: boolean(),
  brand: string(),
  last4: string(),
  holder: string(),
  expiryMonth: integer(),
  expiryYear: integer(),
  /** Past the last day of its month: it pays no more. */
  expired: boolean(),
})
export type SavedCard = Infer<typeof SavedCard>

/** A gift card that the shopper keeps; its number shows the last four digits alone. */
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

/** A card to be kept, by its provider's token, or a gift card; where a card's bill goes, by an address of the profile or a new one. */
export const NewSavedCard = type({
  token: optional(Id),
  giftCard: optional(TypedGiftCard),
  main: optional(boolean()),
  addressId: optional(Id),
  address: optional(Address),
  recaptcha_response: optional(size(string(), 0, 4096)),
})

export const KeptSavedCard = type({ card: type({ paymentInstrumentId: Id }) })

/** What may be changed of a kept card: that it is the main one, and until when it is good, where the bank renewed it. */
export const SavedCardChange = type({
  main: optional(boolean()),
  expiryMonth: optional(max(min(integer(), 1), 12)),
  expiryYear: optional(max(min(integer(), 2000), 2100)),
})

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

/** A kept card's security code as the sandbox provider's own field takes it; the commerce service sees its token alone. */
export const SandboxCode = type({ securityCode: size(string(), 3, 4), brand: size(string(), 1, 20) })
export type SandboxCode = Infer<typeof SandboxCode>

export const CodeToken = type({ codeToken: string() })
export type CodeToken = Infer<typeof CodeToken>

export const CardToken = type({ token: string(), brand: string(), bin: string(), last4: string() })
export type CardToken = Infer<typeof CardToken>
