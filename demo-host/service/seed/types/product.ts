import type { Currency, Instant, Minor, Sum, TaxClass, Words } from './basics'

/** What a price was from one instant to the next entry's; the first entry is the launch. */
export type SeedPastPrice = { readonly from: Instant; readonly amount: Minor }

/** A variant's price in one currency; `current` below `original` is a sale since `salesPriceActiveDate`. */
export type SeedPrice = {
  readonly original: Minor
  readonly current: Minor
  readonly salesPriceActiveDate?: Instant
  /** Every price there was, oldest first; the last entry is `current`. */
  readonly history: readonly SeedPastPrice[]
  /** Lowest price of the 30 days before the sale began; without a sale there is none to tell. */
  readonly historicBestPrice?: Minor
  /** Lowest price of an earlier sale, where there was one. */
  readonly previousBestSalesPrice?: Minor
}

/** One value of an attribute. */
export type SeedOption = {
  readonly id: string
  readonly value: string
  readonly label: Words
  /** The colour's own paint, `#RRGGBB`, for dots and facets. */
  readonly paint?: string
  /** Names of the pictures of this colour, first view first: `/media/<name>.svg`. */
  readonly pictures?: readonly SeedPicture[]
}

/** One drawing of a product. */
export type SeedPicture = { readonly name: string; readonly view: string; readonly alt: Words }

/** Something to choose, in the order in which it is asked. */
export type SeedAttribute = {
  readonly type: 'color' | 'size' | 'amount'
  readonly label: Words
  readonly options: readonly SeedOption[]
}

/** One thing that can be bought. */
export type SeedVariant = {
  readonly id: string
  /** EAN-13, check digit included; what a cart takes. */
  readonly upc: string
  readonly attributes: readonly { readonly type: SeedAttribute['type']; readonly value: string }[]
  /** The same object for all variants of one price group. */
  readonly prices: Readonly<Record<Currency, SeedPrice>>
  readonly priceGroup: string
  /** Stock for delivery. */
  readonly onHand: number
  /** Stock at stores; a store that is not named has none. */
  readonly stores: readonly { readonly storeId: string; readonly quantity: number }[]
}

/** Facts under the description, one heading each. */
export type SeedDetails = {
  readonly id: string
  readonly label: Words
  readonly expanded: boolean
  readonly data: readonly Words[]
}

/** A design that a product is made to; `color` is the colour that it is made in. */
export type SeedRecipe = { readonly id: string; readonly label: Words; readonly color: string }

/** A product with all its colours and sizes. */
export type SeedProduct = {
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
    readonly recipes: readonly SeedRecipe[]
  }
  readonly subscriptionType?: string
  readonly modelMeasurements?: Words
  readonly details: readonly SeedDetails[]
  readonly attributes: readonly SeedAttribute[]
  readonly defaultColor?: string
  readonly variants: readonly SeedVariant[]
  readonly launchedAt: Instant
  /** 0 to 100, for the order of a listing and of search results. */
  readonly popularity: number
  readonly rating: { readonly average: number; readonly count: number }
  /** Product ids that runners also chose. */
  readonly related: readonly string[]
  /** Words that a search may find it by, beyond name and kind. */
  readonly searchTerms: readonly string[]
}

/** A listing; `id` is what stands at the end of its address. */
export type SeedCategory = {
  readonly id: string
  readonly slug: string
  readonly parentId?: string
  readonly name: Words
  readonly description: Words
  readonly position: number
}
