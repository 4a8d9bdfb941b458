import type { Words } from '../languages/words'
import type { Instant } from './instant'
import type { Sum } from './money'

/** What must be true of a cart; all that is given counts, and nothing given is always true. */
export type PromotionCondition = {
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
export type PromotionReward =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly amount: Sum }
  | { readonly type: 'fixed-price'; readonly amount: Sum }
  | { readonly type: 'bonus'; readonly productId: string; readonly upc: string; readonly qty: number }

/** A promotion: automatic without a code, else a coupon. */
export type Promotion = {
  readonly id: string
  readonly campaignId: string
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING'
  readonly couponCode?: string
  readonly name: Words
  readonly callout: Words
  readonly startsAt: Instant
  readonly endsAt?: Instant
  readonly condition: PromotionCondition
  readonly reward: PromotionReward
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
