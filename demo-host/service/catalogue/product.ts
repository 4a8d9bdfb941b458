import type { Words } from '../languages/words'
import type { Instant } from '../pricing/instant'
import type { Minor, Sum } from '../pricing/money'
import type { TaxClass } from '../pricing/tax-rule'

export type Product = {
  /** Two capitals, then capitals and digits, ten in all. */
  readonly id: string
  /** The id's first six characters. */
  readonly masterId: string
  readonly slug: string
  readonly kind: string
  readonly name: Words
  /** The kind in words, shown under the name: 'Road running shoe'. */
  readonly eyebrow: Words
  readonly description: Words
  readonly badge?: Words
  readonly gender: 'men' | 'women' | 'unisex' | 'kids'
  readonly categoryIds: readonly string[]
  readonly productType: 'physical' | 'digital'
  readonly taxClass: TaxClass
  /** Sold before it ships; needs sign-in. */
  readonly presale: boolean
  /** Sold only for pick-up in a store. */
  readonly isRobisOnly: boolean
  /** A sold-out variant offers a back-in-stock notification. */
  readonly notifyMe: boolean
  /** Only given by a promotion, never sold (`GWP403`). */
  readonly giftWithPurchase: boolean
  /** The most of each variant in one cart. */
  readonly maxQty: number
  /** Limits of a custom amount on a gift card. */
  readonly customAmount?: { readonly min: Sum; readonly max: Sum }
  readonly customs?: {
    readonly externalUrl: string
    readonly recipes: readonly ProductRecipe[]
  }
  readonly subscriptionType?: string
  readonly modelMeasurements?: Words
  readonly details: readonly ProductDetails[]
  readonly attributes: readonly ProductAttribute[]
  readonly defaultColor?: string
  readonly launchedAt: Instant
  /** 0 to 100; orders listings and search results. */
  readonly popularity: number
  /** Product ids that runners also chose. */
  readonly related: readonly string[]
}

export type ProductAttribute = {
  readonly type: 'color' | 'size' | 'amount'
  readonly label: Words
  readonly options: readonly ProductOption[]
}

export type ProductOption = {
  readonly id: string
  readonly value: string
  readonly label: Words
  /** `#RRGGBB`, for dots and facets. */
  readonly paint?: string
  /** First view first: `/media/<name>.svg`. */
  readonly pictures?: readonly ProductPicture[]
}

type ProductPicture = { readonly name: string; readonly view: string; readonly alt: Words }

export type ProductDetails = {
  readonly id: string
  readonly label: Words
  readonly expanded: boolean
  readonly data: readonly Words[]
}

/** A design that a product is made to, and its colour. */
type ProductRecipe = { readonly id: string; readonly label: Words; readonly color: string }

/** A price from one instant to the next entry's; the first entry is the launch. */
export type PastPrice = { readonly from: Instant; readonly amount: Minor }
