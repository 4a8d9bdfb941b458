import type { Words } from '../languages/words'
import type { Instant } from '../pricing/instant'
import type { Minor, Sum } from '../pricing/money'
import type { TaxClass } from '../pricing/tax-rule'

/** A product with its colours and sizes; prices and stock belong to its variants. */
export type Product = {
  /** Two capitals and more capitals and digits, ten in all. */
  readonly id: string
  /** The id's first six characters. */
  readonly masterId: string
  readonly slug: string
  readonly kind: string
  readonly name: Words
  /** The kind in words, as it stands under the name: 'Road running shoe'. */
  readonly eyebrow: Words
  readonly description: Words
  readonly badge?: Words
  readonly gender: 'men' | 'women' | 'unisex' | 'kids'
  readonly categoryIds: readonly string[]
  readonly productType: 'physical' | 'digital'
  readonly taxClass: TaxClass
  /** Sold before it ships; needs sign-in. */
  readonly presale: boolean
  /** Can be reserved for a store alone. */
  readonly isRobisOnly: boolean
  /** A sold-out variant offers to tell when it is back. */
  readonly notifyMe: boolean
  /** Given by a promotion, never bought (`GWP403`). */
  readonly giftWithPurchase: boolean
  /** Most of each variant in one cart. */
  readonly maxQty: number
  /** Free choice of the sum on a gift card, beside the listed ones. */
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
  /** 0 to 100, for the order of a listing and of search results. */
  readonly popularity: number
  readonly rating: { readonly average: number; readonly count: number }
  /** Product ids that runners also chose. */
  readonly related: readonly string[]
}

/** Something to choose, in the order in which it is asked. */
export type ProductAttribute = {
  readonly type: 'color' | 'size' | 'amount'
  readonly label: Words
  readonly options: readonly ProductOption[]
}

/** One value of an attribute. */
export type ProductOption = {
  readonly id: string
  readonly value: string
  readonly label: Words
  /** The colour's own paint, `#RRGGBB`, for dots and facets. */
  readonly paint?: string
  /** Names of the pictures of this colour, first view first: `/media/<name>.svg`. */
  readonly pictures?: readonly ProductPicture[]
}

/** One drawing of a product. */
type ProductPicture = { readonly name: string; readonly view: string; readonly alt: Words }

/** Facts under the description, one heading each. */
export type ProductDetails = {
  readonly id: string
  readonly label: Words
  readonly expanded: boolean
  readonly data: readonly Words[]
}

/** A design that a product is made to; `color` is the colour that it is made in. */
type ProductRecipe = { readonly id: string; readonly label: Words; readonly color: string }

/** What a price was from one instant to the next entry's; the first entry is the launch. */
export type PastPrice = { readonly from: Instant; readonly amount: Minor }
