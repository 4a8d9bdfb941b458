import type { Words } from '../languages/words'
import type { Instant } from './instant'
import type { Sum } from './money'

/** All given conditions must hold. */
export type PromotionCondition = {
  readonly minSubtotal?: Sum
  readonly minUnits?: number
  /** At least one line must be of these; a PRODUCT promotion reduces only those. */
  readonly categoryIds?: readonly string[]
  readonly productIds?: readonly string[]
  readonly countries?: readonly string[]
  readonly shippingCodes?: readonly string[]
  readonly audience?: 'loyalty' | 'employee' | 'wranx' | 'ipa'
  /** Reduced lines do not count and get no discount. */
  readonly fullPriceOnly?: boolean
}

/** `percent` refers to the level's own sum; `fixed-price` replaces the shipping cost. */
export type PromotionReward =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly amount: Sum }
  | { readonly type: 'fixed-price'; readonly amount: Sum }
  | { readonly type: 'bonus'; readonly productId: string; readonly upc: string; readonly qty: number }

/** Automatic without a code. */
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
  /** Lower ranks apply first. */
  readonly rank: number
  /** No other promotion of its level applies with it. */
  readonly exclusive: boolean
  readonly limit?: { readonly total: number; readonly used: number }
  readonly oncePerConsumer: boolean
  /** Words for approaching, beyond and at `minSubtotal`, separated by pipes; `{amount}` is what is missing. */
  readonly approaching?: {
    readonly callout: Words
    readonly displayLevels: readonly ('CART' | 'MINI_CART' | 'CHECKOUT' | 'PDP')[]
  }
}
