import type { Address } from '../../../core/shapes/address'
import type { GiftOption } from '../../../core/shapes/cart-item'
import { isMainMethod, type MainMethod } from '../../../core/shapes/main-method'
import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import type { PlacedOrder } from '../../../core/shapes/placed-order'
import type { Currency, Minor } from '../pricing/money'

/** From a store's own stock, sent to a store, or sent to a collection point. */
export type LineDelivery = {
  readonly class: Extract<DeliveryClass, 'pickup' | 'sts' | 'pudo'>
  readonly storeId: string
}

/** What was chosen, never what it costs. */
export type CartLine = {
  readonly id: string
  readonly productId: string
  readonly upc: string
  readonly qty: number
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
  /** The shopper's amount on a gift card; null for everything with a price. */
  readonly customAmount: Minor | null
  /** Null or absent for home and e-mail deliveries. */
  readonly delivery?: LineDelivery | null
}

/** The provider's token and what may be shown. */
export type StoredCard = {
  readonly token: string
  readonly brand: string
  readonly bin: string
  readonly last4: string
  readonly holder: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

type CardInstrument = { readonly id: string; readonly method: 'CREDIT_CARD'; readonly card: StoredCard }

/** The provider's token of an approved wallet, and what may be shown. */
type WalletInstrument = {
  readonly id: string
  readonly method: Exclude<MainMethod, 'CREDIT_CARD'>
  readonly token: string
  /** The provider's id of the approval, sent as `c_requestID`. */
  readonly requestId: string | null
  /** The wallet's owner as far as it may be shown. */
  readonly label: string | null
  /** The most that the owner has agreed to. */
  readonly agreed?: Minor
}

/** The main payment method has no amount: it pays what the others leave. */
export type MainInstrument = CardInstrument | WalletInstrument

/** `most` limits what the card pays. */
type GiftCardInstrument = {
  readonly id: string
  readonly method: 'GIFT_CARD'
  readonly valueId: string
  readonly last4: string
  readonly most: Minor | null
}

/** All points, unless `points` is set. */
type PointsInstrument = {
  readonly id: string
  readonly method: 'LOYALTY_POINTS'
  readonly valueId: string
  readonly points: number | null
}

/** By code or card; `name` is what may be shown. */
export type RewardInstrument = {
  readonly id: string
  readonly method: 'REWARD_CODE' | 'REWARD_CARD'
  readonly valueId: string
  readonly name: string
}

type AthleteInstrument = {
  readonly id: string
  readonly method: 'ATHLETES_PAYMENT'
  readonly valueId: string
  readonly most: Minor | null
}

/** In one cart. */
export const MAX_GIFT_CARDS = 5

/** Pays a part from a stored value. */
export type PartInstrument = GiftCardInstrument | PointsInstrument | RewardInstrument | AthleteInstrument

export type CartInstrument = MainInstrument | PartInstrument

/** Pays the rest, not just a part. */
export const isMain = (instrument: CartInstrument): instrument is MainInstrument => isMainMethod(instrument.method)

/** A voucher that is bought with points when the order is placed. */
export type AppliedVoucher = { readonly valueId: string; readonly pointsId: string; readonly points: number }

export const tokenOf = (main: MainInstrument): string => ('card' in main ? main.card.token : main.token)

/** What the shopper has seen, so that changes can be reported. */
export type Seen = {
  readonly prices: Readonly<Record<string, Minor>>
  /** Absent in a merged cart, whose total nobody has seen yet. */
  readonly tax?: Minor
  readonly total?: Minor
  /** What was left for the main method. */
  readonly remaining?: Minor
  /** What each gift card paid, by its instrument. Absent in older carts. */
  readonly giftCards?: Readonly<Record<string, Minor>>
  /** The coupons that applied, and the promotions whose gift was in the cart. */
  readonly coupons?: readonly string[]
  readonly gifts?: readonly string[]
}

/** Reduces a line, or all goods if `lineId` is null. */
export type PriceAdjustment = {
  readonly id: string
  readonly lineId: string | null
  readonly amount: Minor
  readonly reason: string
  /** The employee's number. */
  readonly by: string
  /** The giver's limit in percent; older adjustments have none. */
  readonly mostPercent?: number
}

/** Everything about a cart that cannot be calculated. */
export type CartDocument = {
  readonly lines: readonly CartLine[]
  readonly coupons: readonly string[]
  /** The shopper's choice of method, by shipment. */
  readonly methods: Readonly<Record<string, string>>
  readonly shippingAddresses: Readonly<Record<string, Address>>
  readonly billingAddress: Address | null
  readonly instruments: readonly CartInstrument[]
  /** Absent in older carts. */
  readonly voucher?: AppliedVoucher | null
  readonly seen: Seen | null
  /** How often it was saved, counted where it is saved; absent before the first time. */
  readonly revision?: number
  /** Absent in older carts. */
  readonly adjustments?: readonly PriceAdjustment[]
  /** The device's id for the fraud check. */
  readonly device?: string
  /** The cookie `bid` of the page that sent the last shipping address. */
  readonly bid?: string
  /** The cart was handed over, and its holder has changed it since, so its lines are its own again (`carts/handed.ts`). */
  readonly takenBack?: true
  /** The page that handed it over may learn of the order, because the browser showed that the shopper came from there. */
  readonly tellsOrder?: true
  /** For an express basket: the cart of the page, which may learn of the order. */
  readonly tellsCart?: string
  /** The last order, as the page may know it. */
  readonly bought?: PlacedOrder
}

export type CartRow = {
  readonly basketId: string
  readonly consumerNo: string
  readonly currency: Currency
  readonly document: CartDocument
  readonly openOrder: string | null
  readonly lastOrder: string | null
  /** The cart that received its lines. */
  readonly handedTo: string | null
}

export const emptyDocument: CartDocument = {
  lines: [],
  coupons: [],
  methods: {},
  shippingAddresses: {},
  billingAddress: null,
  instruments: [],
  seen: null,
}
