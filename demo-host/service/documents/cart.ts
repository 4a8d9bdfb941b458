import type { Address } from '../../../core/shapes/address'
import type { GiftOption } from '../../../core/shapes/cart-item'
import { isMainMethod, type MainMethod } from '../../../core/shapes/main-method'
import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import type { PlacedOrder } from '../../../core/shapes/placed-order'
import type { Currency, Minor } from '../pricing/money'

/** How a line is fetched: from a store's own shelf, from a store that it is sent to, or from a collection point. */
export type LineDelivery = {
  readonly class: Extract<DeliveryClass, 'pickup' | 'sts' | 'pudo'>
  /** The store's id, or the collection point's. */
  readonly storeId: string
}

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
  /** Null, or not there, for what is brought to an address or sent by e-mail. */
  readonly delivery?: LineDelivery | null
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

/** The shopper's card. */
type CardInstrument = { readonly id: string; readonly method: 'CREDIT_CARD'; readonly card: KeptCard }

/** A wallet that agreed to pay: its provider's token, and what may be shown of it. */
type WalletInstrument = {
  readonly id: string
  readonly method: Exclude<MainMethod, 'CREDIT_CARD'>
  readonly token: string
  /** The provider's own number of the agreement, told as `c_requestID`. */
  readonly requestId: string | null
  /** Whose wallet it is, as far as it may be shown. */
  readonly label: string | null
}

/** The main way to pay: it has no amount of its own, it pays what the others leave. */
export type MainInstrument = CardInstrument | WalletInstrument

/** A gift card; `most` where the shopper wants it to pay no more than that. */
type GiftCardInstrument = {
  readonly id: string
  readonly method: 'GIFT_CARD'
  readonly valueId: string
  readonly last4: string
  readonly most: Minor | null
}

/** Points of a loyalty member; `points` where not all are meant. */
type PointsInstrument = {
  readonly id: string
  readonly method: 'LOYALTY_POINTS'
  readonly valueId: string
  readonly points: number | null
}

/** A reward, by its code or its card; `name` is what may be shown of it. */
export type RewardInstrument = {
  readonly id: string
  readonly method: 'REWARD_CODE' | 'REWARD_CARD'
  readonly valueId: string
  readonly name: string
}

/** An athlete's yearly credit. */
type AthleteInstrument = {
  readonly id: string
  readonly method: 'ATHLETES_PAYMENT'
  readonly valueId: string
  readonly most: Minor | null
}

/** Something that pays a part from a value stored beforehand. */
export type PartInstrument = GiftCardInstrument | PointsInstrument | RewardInstrument | AthleteInstrument

/** Something that pays. */
export type CartInstrument = MainInstrument | PartInstrument

/** Whether an instrument pays the rest, or a part alone. */
export const isMain = (instrument: CartInstrument): instrument is MainInstrument => isMainMethod(instrument.method)

/** A voucher that is to be bought with points when the order is placed. */
export type AppliedVoucher = { readonly valueId: string; readonly pointsId: string; readonly points: number }

/** The provider's token of a main way to pay. */
export const tokenOf = (main: MainInstrument): string => ('card' in main ? main.card.token : main.token)

/** What the shopper was last told, so that a change since then can be told too. */
export type Seen = {
  readonly prices: Readonly<Record<string, Minor>>
  /** Not there for a cart that two became: nobody was told its sums yet. */
  readonly tax?: Minor
  readonly total?: Minor
  /** What was left for the main way to pay. */
  readonly remaining?: Minor
  /** The coupons that counted, and the promotions whose gift lay in the cart. */
  readonly coupons?: readonly string[]
  readonly gifts?: readonly string[]
}

/** What an associate takes off a line, or off all the goods where `lineId` is null. */
export type PriceAdjustment = {
  readonly id: string
  readonly lineId: string | null
  readonly amount: Minor
  readonly reason: string
  /** Who gave it: the employee's number. */
  readonly by: string
  /** Most that whoever gave it may take off, in percent; what was given before there was such a limit has none. */
  readonly mostPercent?: number
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
  /** The one voucher that pays; carts that were kept before there were any have no word of it. */
  readonly voucher?: AppliedVoucher | null
  readonly seen: Seen | null
  /** What an associate takes off; carts that were kept before there were any have no word of it. */
  readonly adjustments?: readonly PriceAdjustment[]
  /** The shopper's device as the fraud check of this shop knows it. */
  readonly device?: string
  /** The cookie `bid` of the page that brought the last shipping address, where it had one. */
  readonly bid?: string
  /** The cart was handed over, and its holder has changed it since: its lines are its own again (`carts/handed.ts`). */
  readonly takenBack?: true
  /** The page that it was handed over from may learn of the order: the browser showed that the shopper came from there. */
  readonly tellsOrder?: true
  /** An express basket: the cart of the page that asked for it, which may learn of the order. */
  readonly tellsCart?: string
  /** What was last bought of it, as its page may know it. */
  readonly bought?: PlacedOrder
}

/** A cart as it is stored. */
export type CartRow = {
  readonly basketId: string
  readonly consumerNo: string
  readonly currency: Currency
  readonly document: CartDocument
  readonly openOrder: string | null
  readonly lastOrder: string | null
  /** The cart that its lines were handed over to, if they were. */
  readonly handedTo: string | null
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
