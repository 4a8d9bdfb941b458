import { boolean, enums, type Infer, optional, record, size, string, type, unknown } from 'superstruct'
import { PaymentMethodId } from '../shapes/payment-method-id'

const Id = size(string(), 1, 200)

/** The ways to pay that bring a window and a name of their own. */
export const WalletMethod = enums(['DW_APPLE_PAY', 'PAYPAL', 'KLARNA'])
export type WalletMethod = Infer<typeof WalletMethod>

/**
 * Asks for what a provider needs before it can be shown: `DW_APPLE_PAY`, `KLARNA`, or `CREDIT_CARD` with the
 * method `paypal`; `referer` is the page that asks, since Apple binds a session to its domain.
 */
export const PaymentSessionQuery = type({
  referer: size(string(), 1, 2000),
  paymentMethodId: PaymentMethodId,
  paymentMethod: optional(size(string(), 0, 40)),
})
export type PaymentSessionQuery = Infer<typeof PaymentSessionQuery>

/** A provider's script, with the hash that it must have where the provider promises one. */
export const ProviderScript = type({ url: string(), integrity: optional(string()) })
export type ProviderScript = Infer<typeof ProviderScript>

/** What a provider needs; `success` is false where the shop has no contract with it. */
export const PaymentSession = type({
  success: boolean(),
  provider: string(),
  locale: string(),
  meta: type({
    environment: enums(['sandbox', 'production']),
    /** Apple's own answer, opaque, for `completeMerchantValidation`. */
    merchantSession: optional(record(string(), unknown())),
    script: optional(ProviderScript),
    clientId: optional(string()),
    clientToken: optional(string()),
    currency: optional(string()),
  }),
})
export type PaymentSession = Infer<typeof PaymentSession>

/** One thing to be bought at once, in a basket of its own: the shopper's cart stays as it is. */
export const ExpressBasketRequest = type({ productId: Id, upc: Id })
export type ExpressBasketRequest = Infer<typeof ExpressBasketRequest>
