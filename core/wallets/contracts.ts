import { boolean, enums, type Infer, optional, size, string, type, unknown } from 'superstruct'
import { PaymentMethodId } from '../shapes/payment-method-id'
import { record } from '../shapes/record'

const Id = size(string(), 1, 200)

export const WalletMethod = enums(['DW_APPLE_PAY', 'PAYPAL', 'KLARNA'])
export type WalletMethod = Infer<typeof WalletMethod>

/** `DW_APPLE_PAY`, `KLARNA`, or `CREDIT_CARD` with the method `paypal`. `referer` is the page: Apple binds a session to its domain. */
export const PaymentSessionQuery = type({
  referer: size(string(), 1, 2000),
  paymentMethodId: PaymentMethodId,
  paymentMethod: optional(size(string(), 0, 40)),
})
export type PaymentSessionQuery = Infer<typeof PaymentSessionQuery>

/** With its hash if the provider promises one. */
export const ProviderScript = type({ url: string(), integrity: optional(string()) })
export type ProviderScript = Infer<typeof ProviderScript>

/** `success` is false without a contract. */
export const PaymentSession = type({
  success: boolean(),
  provider: string(),
  locale: string(),
  meta: type({
    environment: enums(['sandbox', 'production']),
    merchantSession: optional(record(string(), unknown())),
    script: optional(ProviderScript),
    clientId: optional(string()),
    clientToken: optional(string()),
    currency: optional(string()),
  }),
})
export type PaymentSession = Infer<typeof PaymentSession>

/** A separate basket. `handoff` is a code of the page, and `from` the origin of `document.referrer`: only a page that the shopper comes from learns of the order. */
export const ExpressBasketRequest = type({
  productId: Id,
  upc: Id,
  handoff: optional(size(string(), 1, 512)),
  from: optional(size(string(), 0, 512)),
})
export type ExpressBasketRequest = Infer<typeof ExpressBasketRequest>
