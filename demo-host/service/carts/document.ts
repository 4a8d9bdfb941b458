import type { Address } from '../../../core/shapes/address'
import type { GiftOption } from '../../../core/shapes/cart-item'
import type { PaymentMethodId } from '../../../core/shapes/payment-instrument'
import type { Currency, Minor } from '../seed/types'

/** A line as it is kept: what was chosen, never what it costs. */
export type CartLine = {
  readonly id: string
  readonly productId: string
  readonly upc: string
  readonly qty: number
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
  /** What the shopper put on a gift card; null for everything that has a price of its own. */
  readonly customAmount: Minor | null
}

/** A card as it may be kept: the provider's token and what may be shown. */
export type KeptCard = {
  readonly token: string
  readonly brand: string
  readonly bin: string
  readonly last4: string
  readonly holder: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** Something that pays; the main method has no amount of its own, it pays what the others leave. */
export type CartInstrument = { readonly id: string; readonly method: PaymentMethodId; readonly card: KeptCard }

/** What the shopper was last told, so that a change since then can be told too. */
export type Seen = {
  readonly prices: Readonly<Record<string, Minor>>
  readonly tax: Minor
  readonly total: Minor
}

/** All of a cart that is not worked out from elsewhere. */
export type CartDocument = {
  readonly lines: readonly CartLine[]
  readonly coupons: readonly string[]
  /** The shopper's own choice of method, by shipment. */
  readonly methods: Readonly<Record<string, string>>
  readonly shippingAddresses: Readonly<Record<string, Address>>
  readonly billingAddress: Address | null
  readonly instruments: readonly CartInstrument[]
  readonly seen: Seen | null
}

/** A cart as it is stored. */
export type CartRow = {
  readonly basketId: string
  readonly consumerNo: string
  readonly currency: Currency
  readonly document: CartDocument
  readonly openOrder: string | null
  readonly lastOrder: string | null
}

/** A cart with nothing in it. */
export const emptyDocument: CartDocument = {
  lines: [],
  coupons: [],
  methods: {},
  shippingAddresses: {},
  billingAddress: null,
  instruments: [],
  seen: null,
}
