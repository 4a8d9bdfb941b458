import type { DeliveryClass } from '../../../../core/shapes/delivery-class'
import type { AllWords, Currency, Instant, Minor, Sum, TaxClass, Words } from './basics'

/** What must be true of a cart; all that is given counts, and nothing given is always true. */
export type SeedCondition = {
  readonly minSubtotal?: Sum
  readonly minUnits?: number
  /** At least one line of one of these; a PRODUCT promotion works on those lines alone. */
  readonly categoryIds?: readonly string[]
  readonly productIds?: readonly string[]
  readonly countries?: readonly string[]
  readonly shippingCodes?: readonly string[]
  readonly audience?: 'loyalty' | 'employee' | 'wranx' | 'ipa'
  /** Lines on sale do not count and get nothing off. */
  readonly fullPriceOnly?: boolean
}

/** What a promotion gives. `percent` is of the level's own sum; `fixed-price` is what shipping costs instead. */
export type SeedReward =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly amount: Sum }
  | { readonly type: 'fixed-price'; readonly amount: Sum }
  | { readonly type: 'bonus'; readonly productId: string; readonly upc: string; readonly qty: number }

/** A promotion: automatic without a code, else a coupon. */
export type SeedPromotion = {
  readonly id: string
  readonly campaignId: string
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING'
  readonly couponCode?: string
  readonly name: Words
  readonly callout: Words
  readonly startsAt: Instant
  readonly endsAt?: Instant
  readonly condition: SeedCondition
  readonly reward: SeedReward
  /** Lower ranks are worked out first. */
  readonly rank: number
  /** Nothing else of the same level works beside it. */
  readonly exclusive: boolean
  readonly limit?: { readonly total: number; readonly used: number }
  readonly oncePerConsumer: boolean
  /** Told while `minSubtotal` is not reached: approaching, above-threshold and reached words, split by pipes; `{amount}` is what is missing. */
  readonly approaching?: {
    readonly callout: Words
    readonly displayLevels: readonly ('CART' | 'MINI_CART' | 'CHECKOUT' | 'PDP')[]
  }
}

/** A gift card in circulation. */
export type SeedGiftCard = {
  /** Nineteen digits, no spaces. */
  readonly number: string
  readonly pin: string
  readonly currency: Currency
  readonly initialAmount: Minor
  readonly balance: Minor
  readonly expiresAt: Instant
  /** False: known, but not to be paid with (`GFC725`). */
  readonly allowed: boolean
}

/** A reward for loyalty members: a code that is good once, or a card that pays until it is empty. */
export type SeedMemberReward =
  | { readonly kind: 'reward-code'; readonly code: string; readonly worth: Sum; readonly endsAt: Instant }
  | {
      readonly kind: 'reward-card'
      readonly code: string
      readonly currency: Currency
      readonly balance: Minor
      readonly endsAt: Instant
    }

/** A way of delivery; the same code may stand several times, once for each group of countries. */
export type SeedShippingMethod = {
  readonly code: string
  readonly class: DeliveryClass
  readonly countries: readonly string[]
  /** Codes of states that it does not reach, by country. */
  readonly exceptProvinces?: Readonly<Record<string, readonly string[]>>
  readonly label: AllWords
  readonly description: AllWords
  readonly deliveryTime: AllWords
  /** Working days from the order to the door. */
  readonly days: { readonly min: number; readonly max: number }
  readonly prices: Sum
  readonly position: number
}

/** How a country taxes; `gross`: the tax is inside the price. Rates are millionths: 82500 is 8.25 %. */
export type SeedTaxRule = {
  readonly countryCode: string
  readonly taxation: 'net' | 'gross'
  readonly rate: number
  readonly rateByProvince: Readonly<Record<string, number>>
  /** Classes that pay another rate than the rest, everywhere in the country. */
  readonly rateByClass: Readonly<Partial<Record<TaxClass, number>>>
  readonly shippingTaxed: boolean
}
